import {locale} from '@site/src/lib/locale';
import {writeFact, writeNumber, type FactId} from './facts';

/** @returns A fact as readers of the page expect it; texts as they are. */
export const formatFact = (id: FactId): string => writeFact(id, locale);

/** @returns A whole number as readers of the page expect it: `1,000` or `1 000`. */
export const formatNumber = (value: number): string => writeNumber(value, locale);
