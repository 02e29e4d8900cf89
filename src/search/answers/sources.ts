import {translate} from '@docusaurus/Translate';
import type {Source} from '../types';

const source = (url: string, page: string): Source => ({url, page});

/** Sources of the answers from the site's data: paths without the language. */
export const sources = {
  pricing: source('/pricing/', translate({id: 'assistant.source.pricing', message: 'Pricing'})),
  billing: source(
    '/documentation/concepts/minutes-and-billing/#plans',
    translate({id: 'assistant.source.billing', message: 'What a plan includes'}),
  ),
  concurrency: source(
    '/documentation/concepts/concurrency/',
    translate({id: 'assistant.source.concurrency', message: 'Concurrency'}),
  ),
  limits: source(
    '/documentation/reference/limits/#plans',
    translate({id: 'assistant.source.limits', message: 'Limits of the plans'}),
  ),
  rate: source(
    '/documentation/reference/limits/#rate',
    translate({id: 'assistant.source.rate', message: 'Limits of the API'}),
  ),
  api: source(
    '/api-documentation/#rate-limit',
    translate({id: 'assistant.source.api', message: 'API reference'}),
  ),
  devices: source('/devices/', translate({id: 'assistant.source.devices', message: 'Devices'})),
  kinds: source(
    '/documentation/concepts/devices-and-sessions/#kinds',
    translate({id: 'assistant.source.kinds', message: 'Four kinds of device'}),
  ),
  contact: source('/#contact', translate({id: 'assistant.source.contact', message: 'Contact us'})),
  troubleshooting: source(
    '/documentation/troubleshooting/',
    translate({id: 'assistant.source.troubleshooting', message: 'Troubleshooting'}),
  ),
  careers: source('/careers/', translate({id: 'assistant.source.careers', message: 'Careers'})),
  demo: source('/#hero', translate({id: 'assistant.source.demo', message: 'Schedule a demo'})),
} as const;
