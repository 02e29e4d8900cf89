import faq from '@generated/content/default/faq.json';
import type {Content} from './schemas';

export type FaqItem = Content['faq'][number];

export {faq};
