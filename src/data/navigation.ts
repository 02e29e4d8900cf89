import {translate} from '@docusaurus/Translate';

export interface NavLink {
  readonly label: string;
  /** Path of a page, with `#section` where it is a part of one. */
  readonly to: string;
}

const home = {label: translate({id: 'nav.home', message: 'Home'}), to: '/#hero'};
const products = {label: translate({id: 'nav.products', message: 'Products'}), to: '/#services'};
const pricing = {label: translate({id: 'nav.pricing', message: 'Pricing'}), to: '/#pricing'};
const faq = {label: translate({id: 'nav.faq', message: 'FAQ'}), to: '/#faq'};
const contact = {label: translate({id: 'nav.contact', message: 'Contact'}), to: '/#contact'};

const integrations = {
  label: translate({id: 'nav.integrations', message: 'Integrations'}),
  to: '/integrations/',
};
const aboutUs = {label: translate({id: 'nav.aboutUs', message: 'About Us'}), to: '/about-us/'};
const careers = {label: translate({id: 'nav.careers', message: 'Careers'}), to: '/careers/'};
const knowledgeBase = {
  label: translate({id: 'nav.knowledgeBase', message: 'Knowledge Base'}),
  to: '/knowledge-base/',
};

const changelog = {
  label: translate({id: 'nav.changelog', message: 'Changelog'}),
  to: '/changelog/',
};

export const mainLinks: readonly NavLink[] = [home, products, pricing, faq, contact];

export const resourceLinks: readonly NavLink[] = [integrations, aboutUs, careers];

/** Phones get a list of their own under Resources. */
export const mobileResourceLinks: readonly NavLink[] = [knowledgeBase, aboutUs, careers];

/** `status` is an address of the configuration, so it has no path here. */
export type FooterLink = NavLink | {readonly label: string; readonly external: 'status'};

/** Documents that open as dialogs; without JavaScript they are links to their pages. */
export type LegalDocument = 'privacy' | 'terms-of-service' | 'cookies';

export interface FooterColumn {
  readonly id: 'product' | 'company' | 'resources' | 'legal';
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    id: 'product',
    title: translate({id: 'footer.product', message: 'Product'}),
    links: [
      {label: translate({id: 'footer.services', message: 'Services'}), to: '/solutions/'},
      products,
      {label: translate({id: 'footer.devices', message: 'Devices'}), to: '/#devices'},
      pricing,
      faq,
    ],
  },
  {
    id: 'company',
    title: translate({id: 'footer.company', message: 'Company'}),
    links: [
      aboutUs,
      careers,
      {label: translate({id: 'footer.blog', message: 'Blog'}), to: '/blog/'},
      contact,
    ],
  },
  {
    id: 'resources',
    title: translate({id: 'footer.resources', message: 'Resources'}),
    links: [
      {
        label: translate({id: 'footer.documentation', message: 'Documentation'}),
        to: '/documentation/',
      },
      knowledgeBase,
      {
        label: translate({id: 'footer.supportCenter', message: 'Support Center'}),
        to: '/documentation/troubleshooting/',
      },
      {label: translate({id: 'footer.api', message: 'API'}), to: '/api-documentation/'},
      {label: translate({id: 'footer.status', message: 'Status'}), external: 'status'},
      changelog,
    ],
  },
  {
    id: 'legal',
    title: translate({id: 'footer.legal', message: 'Legal'}),
    links: [
      {label: translate({id: 'footer.security', message: 'Security'}), to: '/security/'},
      {
        label: translate({id: 'footer.compliance', message: 'Compliance'}),
        to: '/security/#compliance',
      },
    ],
  },
];

export interface LegalLink {
  readonly document: LegalDocument;
  readonly label: string;
  readonly to: string;
}

export const legalLinks: readonly LegalLink[] = [
  {
    document: 'privacy',
    label: translate({id: 'footer.privacy', message: 'Privacy Policy'}),
    to: '/privacy/',
  },
  {
    document: 'terms-of-service',
    label: translate({id: 'footer.terms', message: 'Terms of Service'}),
    to: '/terms-of-service/',
  },
  {
    document: 'cookies',
    label: translate({id: 'footer.cookies', message: 'Cookies'}),
    to: '/cookies/',
  },
];
