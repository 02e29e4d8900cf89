import {translate} from '@docusaurus/Translate';

export interface NavLink {
  readonly label: string;
  /** Path of a page, with `#section` where it is a part of one. */
  readonly to: string;
  /** Where the header marks it as current: this page and those below it. Only for links to sections; others have `to`. */
  readonly page?: string;
}

const docs = {label: translate({id: 'nav.docs', message: 'Docs'}), to: '/documentation/'};
const home = {
  label: translate({id: 'nav.home', message: 'Home'}),
  to: '/#hero',
  page: '/',
};
const products = {label: translate({id: 'nav.products', message: 'Products'}), to: '/#services'};
const pricing = {
  label: translate({id: 'nav.pricing', message: 'Pricing'}),
  to: '/#pricing',
  page: '/pricing/',
};
/** The page of all plans; in the header, the section of the home page has this name. */
const plans = {...pricing, to: '/pricing/'};
const faq = {label: translate({id: 'nav.faq', message: 'FAQ'}), to: '/#faq'};
const contact = {label: translate({id: 'nav.contact', message: 'Contact'}), to: '/#contact'};

const solutions = {
  label: translate({id: 'nav.solutions', message: 'Solutions'}),
  to: '/solutions/',
};
const integrations = {
  label: translate({id: 'nav.integrations', message: 'Integrations'}),
  to: '/integrations/',
};
const aboutUs = {label: translate({id: 'nav.aboutUs', message: 'About Us'}), to: '/about-us/'};
const careers = {label: translate({id: 'nav.careers', message: 'Careers'}), to: '/careers/'};
const documentation = {
  label: translate({id: 'footer.documentation', message: 'Documentation'}),
  to: '/documentation/',
};
const api = {
  label: translate({id: 'footer.api', message: 'API'}),
  to: '/api-documentation/',
};
const knowledgeBase = {
  label: translate({id: 'nav.knowledgeBase', message: 'Knowledge Base'}),
  to: '/knowledge-base/',
};
const blog = {label: translate({id: 'footer.blog', message: 'Blog'}), to: '/blog/'};

const changelog = {
  label: translate({id: 'nav.changelog', message: 'Website changelog'}),
  to: '/changelog/',
};

/** Sections of the home page, and the documentation: last in the header, first in the menu of phones. */
export const mainLinks: readonly NavLink[] = [home, products, pricing, faq, contact, docs];
export const mobileLinks: readonly NavLink[] = [docs, ...mainLinks.slice(0, -1)];

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly NavLink[];
}

const product = translate({id: 'footer.product', message: 'Product'});
const company = translate({id: 'footer.company', message: 'Company'});

/** Below Resources, in the header and in the menu of phones. */
export const resourceGroups: readonly LinkGroup[] = [
  {
    title: translate({id: 'nav.learn', message: 'Learn'}),
    links: [documentation, api, knowledgeBase, blog, changelog],
  },
  {title: product, links: [solutions, integrations]},
  {title: company, links: [aboutUs, careers]},
];

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
    title: product,
    links: [
      solutions,
      {label: translate({id: 'footer.services', message: 'Services'}), to: '/solutions/#services'},
      products,
      {label: translate({id: 'footer.devices', message: 'Devices'}), to: '/devices/'},
      integrations,
      plans,
      faq,
    ],
  },
  {
    id: 'company',
    title: company,
    links: [aboutUs, careers, blog, contact],
  },
  {
    id: 'resources',
    title: translate({id: 'footer.resources', message: 'Resources'}),
    links: [
      documentation,
      api,
      knowledgeBase,
      {
        label: translate({id: 'footer.supportCenter', message: 'Support Center'}),
        to: '/documentation/troubleshooting/',
      },
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
