import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {NO_QUERY, readQuery, writeQuery, type DeviceQuery, type Entry} from './query';

/** The address follows after this pause: browsers refuse to be told at each key, and the router is slow. */
const ADDRESS_DELAY_MS = 250;

/**
 * What is asked for: at once in the list, a moment later in the address.
 * @param entries All models.
 */
export function useDeviceQuery(
  entries: readonly Entry[],
): readonly [DeviceQuery, (change: Partial<DeviceQuery>) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const [own, setOwn] = useState<DeviceQuery | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page was built without a query, and is hydrated as it was built.
  const query = own ?? (isBrowser ? readQuery(search, entries) : NO_QUERY);

  const follow = useEffectEvent((next: string) => {
    if (own && next !== writeQuery(own)) {
      // Back, forward or a link.
      clearTimeout(timer.current);
      setOwn(null);
    }
  });
  useEffect(() => history.listen(({search: next}) => follow(next)), [history]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return [
    query,
    (change) => {
      const next = {...query, ...change};
      setOwn(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const {pathname} = history.location;
        history.replace({pathname, search: writeQuery(next)});
      }, ADDRESS_DELAY_MS);
    },
  ];
}
