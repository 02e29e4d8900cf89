import {translate} from '@docusaurus/Translate';
import type {Source} from '../types';

/** Pages that answers from the site's data stand on: paths without the language. */
export const sources = {
  pricing: {
    url: '/#pricing',
    page: translate({id: 'assistant.source.pricing', message: 'Pricing'}),
  },
  billing: {
    url: '/documentation/concepts/minutes-and-billing/#plans',
    page: translate({id: 'assistant.source.billing', message: 'What a plan includes'}),
  },
  concurrency: {
    url: '/documentation/concepts/concurrency/',
    page: translate({id: 'assistant.source.concurrency', message: 'Concurrency'}),
  },
  limits: {
    url: '/documentation/reference/limits/#plans',
    page: translate({id: 'assistant.source.limits', message: 'Limits of the plans'}),
  },
  rate: {
    url: '/documentation/reference/limits/#rate',
    page: translate({id: 'assistant.source.rate', message: 'Limits of the API'}),
  },
  api: {
    url: '/api-documentation/#rate-limit',
    page: translate({id: 'assistant.source.api', message: 'API reference'}),
  },
  devices: {
    url: '/#devices',
    page: translate({id: 'assistant.source.devices', message: 'Devices'}),
  },
  kinds: {
    url: '/documentation/concepts/devices-and-sessions/#kinds',
    page: translate({id: 'assistant.source.kinds', message: 'Four kinds of device'}),
  },
  contact: {
    url: '/#contact',
    page: translate({id: 'assistant.source.contact', message: 'Contact us'}),
  },
  troubleshooting: {
    url: '/documentation/troubleshooting/',
    page: translate({id: 'assistant.source.troubleshooting', message: 'Troubleshooting'}),
  },
  careers: {
    url: '/careers/',
    page: translate({id: 'assistant.source.careers', message: 'Careers'}),
  },
  demo: {
    url: '/#hero',
    page: translate({id: 'assistant.source.demo', message: 'Schedule a demo'}),
  },
} as const satisfies Record<string, Source>;
