import {SearchError} from '../types';

/**
 * @param address Path of a file of the index.
 * @throws SearchError when it does not arrive.
 */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new SearchError(response.status === 404 ? 'no-index' : 'network');
  }
  try {
    return (await response.json()) as T;
  } catch (cause) {
    // The development server answers unknown addresses with a page.
    const isJson = response.headers.get('content-type')?.includes('json');
    throw new SearchError(isJson ? 'network' : 'no-index', {cause});
  }
}
