import {useMemo} from 'react';

export {ReactContextError, useEvent, usePrevious} from '@docusaurus/theme-common';

/**
 * Docusaurus' hook (@docusaurus/theme-common/lib/utils/reactUtils.js), which sorts the names by
 * `localeCompare()`: its first call takes a slow phone 29 ms. Names that a component writes keep their order.
 */
export const useShallowMemoObject = <Value extends object>(value: Value): Value =>
  // oxlint-disable-next-line react/use-memo, react-hooks/exhaustive-deps -- The parts are the dependencies.
  useMemo(() => value, Object.entries(value).flat());
