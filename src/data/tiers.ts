import plans from '@generated/content/default/plans.json';
import type {Content} from './schemas';

type PlanContent = Content['plans'][number];

export type TierPrice =
  | {readonly kind: 'free'; readonly label: string}
  | {readonly kind: 'custom'; readonly label: string}
  | {readonly kind: 'monthly'; readonly fact: 'starterPrice' | 'professionalPrice'};

export interface PricingTier extends Omit<PlanContent, 'price' | 'monthly' | 'button'> {
  readonly price: TierPrice;
  readonly buttonText: string;
}

const priceOf = ({id, monthly, price = ''}: PlanContent): TierPrice =>
  monthly
    ? {kind: 'monthly', fact: monthly}
    : {kind: id === 'fire' ? 'free' : 'custom', label: price};

export const tiers: readonly PricingTier[] = plans.map(({button, monthly, price, ...plan}) => ({
  ...plan,
  price: priceOf({...plan, button, monthly, price}),
  buttonText: button,
}));
