import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import type {Tutorial} from '@site/src/data/tutorials';
import {languageTag} from '@site/src/lib/locale';
import {tutorialPaths, VIDEO_SIZE} from './files';

/** What search engines show of a video: https://developers.google.com/search/docs/appearance/structured-data/video */
export function VideoData({tutorial}: {readonly tutorial: Tutorial}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {title, description, seconds, published, chapters, file} = tutorial;
  const {video, poster} = tutorialPaths(file);
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: title,
        description,
        width: {'@type': 'QuantitativeValue', value: VIDEO_SIZE.width, unitCode: 'E37'},
        height: {'@type': 'QuantitativeValue', value: VIDEO_SIZE.height, unitCode: 'E37'},
        inLanguage: languageTag,
        thumbnailUrl: withBaseUrl(poster, {absolute: true}),
        contentUrl: withBaseUrl(video, {absolute: true}),
        encodingFormat: 'video/webm',
        uploadDate: published,
        duration: `PT${seconds}S`,
        transcript: chapters.flatMap(({cues}) => cues.map(({text}) => text)).join(' '),
      }}
    />
  );
}
