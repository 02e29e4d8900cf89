export type Range =
  | {readonly kind: 'whole'}
  | {readonly kind: 'part'; readonly start: number; readonly end: number}
  | {readonly kind: 'unsatisfiable'};

/**
 * Reads a Range header, RFC 9110, section 14: players ask for parts of a film.
 * @param header The header; several ranges at once, and other units than bytes, count as none.
 * @param size Size of the whole body in bytes.
 * @returns Which part to send, both ends included.
 */
export function parseRange(header: string | undefined, size: number): Range {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) {
    return {kind: 'whole'};
  }
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  // `-500` are the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) {
    return {kind: 'whole'};
  }
  return start < size && end >= start ? {kind: 'part', start, end} : {kind: 'unsatisfiable'};
}
