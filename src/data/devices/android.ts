import {models, type Model, type Row} from './types';

const phones = (maker: string, rows: readonly Row[]): readonly Model[] =>
  models({maker, kind: 'mobile', form: 'phone', platform: 'android'}, rows);

/** Makers with few models in the grid. */
export const otherAndroid: readonly Model[] = [
  ...phones('OnePlus', [
    ['OnePlus 9', 2021, 6.6, 11, 14],
    ['OnePlus 9 Pro', 2021, 6.7, 11, 14],
    ['OnePlus 10 Pro', 2022, 6.7, 12, 15],
    ['OnePlus 11', 2023, 6.7, 13, 16],
    ['OnePlus 12', 2024, 6.8, 14, 16],
    ['OnePlus 12R', 2024, 6.8, 14, 16],
    ['OnePlus 13', 2025, 6.8, 15, 16],
    ['OnePlus Open', 2023, 7.8, 13, 16, 'foldable'],
    ['OnePlus Nord 4', 2024, 6.7, 14, 16],
  ]),
  ...models({maker: 'OnePlus', kind: 'tablet', form: 'tablet', platform: 'android'}, [
    ['OnePlus Pad', 2023, 11.6, 13, 15],
    ['OnePlus Pad 2', 2024, 12.1, 14, 16],
  ]),
  ...phones('Xiaomi', [
    ['Xiaomi 12', 2022, 6.3, 12, 14],
    ['Xiaomi 13', 2023, 6.4, 13, 15],
    ['Xiaomi 13T', 2023, 6.7, 13, 15],
    ['Xiaomi 14', 2024, 6.4, 14, 16],
    ['Xiaomi 14T', 2024, 6.7, 14, 16],
    ['Xiaomi 15', 2025, 6.4, 15, 16],
    ['Redmi Note 13 Pro 5G', 2024, 6.7, 13, 15],
  ]),
  ...phones('Motorola', [
    ['Motorola Edge 40', 2023, 6.6, 13, 15],
    ['Motorola Edge 50 Pro', 2024, 6.7, 14, 15],
    ['Motorola Razr 40 Ultra', 2023, 6.9, 13, 15, 'foldable'],
    ['Moto G84 5G', 2023, 6.5, 13, 14],
  ]),
  ...phones('Sony', [
    ['Xperia 1 IV', 2022, 6.5, 12, 14],
    ['Xperia 1 V', 2023, 6.5, 13, 15],
    ['Xperia 1 VI', 2024, 6.5, 14, 15],
  ]),
  ...phones('Nothing', [
    ['Nothing Phone (1)', 2022, 6.6, 12, 15],
    ['Nothing Phone (2)', 2023, 6.7, 13, 15],
    ['Nothing Phone (2a)', 2024, 6.7, 14, 15],
    ['Nothing Phone (3)', 2025, 6.7, 15, 16],
  ]),
];
