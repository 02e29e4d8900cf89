import {fillText, type BuildTexts} from '../../lib/buildTexts';
import {escapeHtml} from '../../lib/escapeHtml';
import {allDevices, catalogue} from './catalogue';
import {history, statusOf, type Change} from './history';
import {SYSTEMS, type Device} from './types';

/** A line of the downloads: the fields of the API by their names there, and the fields that the catalogue adds. */
function recordOf(device: Device) {
  const {id, model, version, release} = device;
  const {name, maker, kind, form, platform, year, inches} = model;
  const status = statusOf(device);
  return {
    id,
    name,
    maker,
    category: kind,
    form,
    platform,
    osVersion: String(version),
    browserVersion: release ?? null,
    year: year ?? null,
    screenInches: inches ?? null,
    status: status.kind,
    since: status.kind === 'new' ? status.since : null,
    until: status.kind === 'retiring' ? status.until : null,
  };
}

const quoted = (value: string | number | null) => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Writes all devices as a table.
 * @returns CSV with a line of names.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
function csvFile() {
  const records = allDevices().map(recordOf);
  const rows = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** @returns All devices as JSON, one a line. */
function jsonFile() {
  const lines = allDevices().map((device) => JSON.stringify(recordOf(device)));
  return `{"data": [\n${lines.join(',\n')}\n]}\n`;
}

interface FeedSite {
  /** Full URL of the language's home page, with a slash at the end. */
  readonly home: string;
  /** Whether it has the files that are the same in every language. */
  readonly isFirst: boolean;
  readonly language: string;
  /** The site's name. */
  readonly name: string;
  readonly texts: BuildTexts;
}

/** The subject of a change: models by their names, or a version of a system. */
function subjectOf({models = [], system}: Change) {
  const names = models.map((slug) => catalogue.find((model) => model.slug === slug)?.name ?? slug);
  const version = system ? [`${SYSTEMS[system.platform].name} ${system.version}`] : [];
  return [...version, ...names].join(', ');
}

/** Where the catalogue shows the subject of a change: the model, or all that have the version. */
const placeOf = ({models: [model] = [], system}: Change) =>
  model ? `#${model}` : system ? `?system=${system.platform}-${system.version}` : '';

/**
 * Writes what came and what goes.
 * @param site The site, in the language of the build.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
function feedFile({home, language, name, texts}: FeedSite) {
  const page = `${home}devices/`;
  const entries = history.map((change) => {
    const {date, models = [], system, until} = change;
    const text = texts[until ? 'devices.feed.retiring' : 'devices.feed.added'];
    const title = fillText(text, {devices: subjectOf(change), date: until ?? date});
    // The same for good, whatever the text says: readers of feeds know an entry by it.
    const key = [date, ...(system ? [system.platform, system.version] : []), models[0] ?? ''];
    return `  <entry>
    <id>${page}#${key.filter(Boolean).join('-')}</id>
    <title>${escapeHtml(title)}</title>
    <updated>${date}T12:00:00Z</updated>
    <link href="${page}${placeOf(change)}"/>
    <summary>${escapeHtml(title)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${page}</id>
  <title>${escapeHtml(fillText(texts['devices.feed.title'], {brand: name}))}</title>
  <updated>${history[0]?.date ?? ''}T12:00:00Z</updated>
  <author><name>${escapeHtml(name)}</name></author>
  <link href="${page}"/>
  <link rel="self" type="application/atom+xml" href="${home}devices.atom"/>
${entries.join('')}</feed>
`;
}

/**
 * Writes the files that programs read.
 * @param site The site, in the language of the build.
 * @returns Their texts, by their names below the home page of the language.
 */
export const deviceDownloads = (site: FeedSite): Readonly<Record<string, string>> => ({
  ...(site.isFirst && {'devices.csv': csvFile(), 'devices.json': jsonFile()}),
  'devices.atom': feedFile(site),
});
