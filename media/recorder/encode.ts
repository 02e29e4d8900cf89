import {mkdir, rename, stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {run} from './ffmpeg';
import type {VideoFacts, VideoLimits} from './limits';

/** From finest to coarsest; the first that fits the limit is kept. */
const VIDEO_QUALITIES = [24, 26, 28, 31, 34, 37] as const;
const POSTER_QUALITIES = [90, 86, 82, 78, 72, 66, 60] as const;

export interface EncodeOptions {
  readonly limits: VideoLimits;
  /** Absolute path of a folder for working files. */
  readonly folder: string;
  /** Times in seconds that visitors jump to: the frame there has to be a key frame. */
  readonly keyFrames: readonly number[];
}

/**
 * Encodes the recorded frames as VP9 in WebM, in two passes, as finely as the limit allows.
 *
 * @param frames Absolute path of the lossless recording.
 * @param file Absolute path of the `.webm` to write.
 * @returns The quality (CRF) that fitted, or the coarsest when none did.
 */
export async function encodeVideo(
  frames: string,
  file: string,
  {limits, folder, keyFrames}: EncodeOptions,
): Promise<number> {
  const log = path.join(folder, 'two-pass');
  const draft = path.join(folder, 'draft.webm');
  let kept = 0;
  for (const quality of VIDEO_QUALITIES) {
    const settings = [
      ['-i', frames, '-an', '-map_metadata', '-1', '-fflags', '+bitexact'],
      // Browsers take untagged video for BT.601 or BT.709 by size: say which, or colours shift.
      ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'],
      ['-pix_fmt', 'yuv420p', '-color_range', 'tv', '-colorspace', 'bt709'],
      ['-color_primaries', 'bt709', '-color_trc', 'bt709'],
      ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality)],
      ['-g', String(limits.maxKeyFrameDistance)],
      keyFrames.length > 0 ? ['-force_key_frames', keyFrames.join(',')] : [],
      ['-deadline', 'good', '-row-mt', '1', '-auto-alt-ref', '1', '-lag-in-frames', '25'],
      ['-tune-content', 'screen', '-passlogfile', log],
    ].flat();
    const first = [...settings, '-cpu-used', '4', '-pass', '1', '-f', 'null', '-'];
    // With the index in front, players can seek before they have the whole file.
    const index = ['-cues_to_front', '1'];
    const second = [...settings, '-cpu-used', '1', '-pass', '2', '-f', 'webm', ...index, draft];
    await run('ffmpeg', ['-y', ...first]);
    await run('ffmpeg', ['-y', ...second]);
    kept = quality;
    if ((await stat(draft)).size <= limits.maxVideoBytes) {
      break;
    }
  }
  await mkdir(path.dirname(file), {recursive: true});
  await rename(draft, file);
  return kept;
}

/**
 * Writes the WebP picture shown before the video plays.
 *
 * @param source Absolute path of a picture, or of a recording whose first frame it is.
 * @returns Its size in bytes; above the limit only when the coarsest quality is, too.
 */
export async function encodePoster(
  source: string,
  file: string,
  {width, height, maxPosterBytes}: VideoLimits,
): Promise<number> {
  const size = ['-vf', `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int`];
  let bytes = Infinity;
  for (const quality of POSTER_QUALITIES) {
    const picture = ['-c:v', 'libwebp', '-quality', String(quality), '-compression_level', '6'];
    const clean = ['-map_metadata', '-1', '-fflags', '+bitexact', '-f', 'webp'];
    await run('ffmpeg', [
      '-y',
      '-i',
      source,
      '-frames:v',
      '1',
      ...size,
      ...picture,
      ...clean,
      file,
    ]);
    bytes = (await stat(file)).size;
    if (bytes <= maxPosterBytes) {
      break;
    }
  }
  return bytes;
}

/**
 * Writes the poster as AVIF beside the WebP, for the widths that browsers choose from.
 *
 * @param still Picture of the oversampled size.
 * @param poster Absolute path of the WebP.
 * @param widths Pixels.
 */
export async function encodeSmallPosters(
  still: Buffer,
  poster: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    await sharp(still)
      .resize(width)
      // Full colour: letters and lines on dark ground would have fringes.
      .avif({quality: 47, effort: 9, chromaSubsampling: '4:4:4'})
      .toFile(poster.replace(/\.webp$/, `-${width}.avif`));
  }
}

/** Reads a finished video's facts from the file itself. */
export async function inspectVideo(file: string): Promise<VideoFacts> {
  const wanted = 'stream=codec_name,width,height:format=duration,nb_streams';
  const printed = await run('ffprobe', ['-of', 'json', '-show_entries', wanted, file]);
  const {streams, format} = JSON.parse(printed.toString()) as {
    readonly streams: readonly {codec_name: string; width?: number; height?: number}[];
    readonly format: {readonly duration: string; readonly nb_streams: number};
  };
  const picture = streams.find(({width}) => width !== undefined);
  return {
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
    seconds: Number(format.duration),
    codec: picture?.codec_name ?? 'no picture',
    streams: format.nb_streams,
    bytes: (await stat(file)).size,
  };
}
