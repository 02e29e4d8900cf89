import {translate} from '@docusaurus/Translate';
import type {ServiceId} from './services';

/** The services in a line each, in their order; src/data/services.ts has the rest. */
export const serviceSummaries: Readonly<
  Record<ServiceId, {readonly name: string; readonly summary: string}>
> = {
  'automated-testing': {
    name: translate({id: 'services.automatedTesting.name', message: 'Automated Testing'}),
    summary: translate({
      id: 'services.automatedTesting.summary',
      message: 'Run your existing suite on real devices, in parallel.',
    }),
  },
  'ci-cd-integration': {
    name: translate({id: 'services.ciCd.name', message: 'CI/CD Integration'}),
    summary: translate({
      id: 'services.ciCd.summary',
      message: 'Stop a merge or a release when a device test fails.',
    }),
  },
  'video-playback': {
    name: translate({id: 'services.video.name', message: 'Video Playback'}),
    summary: translate({
      id: 'services.video.summary',
      message: 'See what was on the screen when the command failed.',
    }),
  },
  'tool-integration': {
    name: translate({id: 'services.tools.name', message: 'Tool Integration'}),
    summary: translate({
      id: 'services.tools.summary',
      message: 'Send results to Jira and Slack, with the recording.',
    }),
  },
};
