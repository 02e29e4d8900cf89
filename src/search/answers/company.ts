import {translate} from '@docusaurus/Translate';
import jobs from '@generated/content/default/jobs.json';
import {formatFact} from '@site/src/data/formatFact';
import type {Fact} from './facts';
import {sources} from './sources';

/** Addresses that the configuration holds. */
export interface CompanyAddresses {
  readonly supportEmail: string;
  readonly statusUrl: string;
}

/** Facts about reaching the company, working there, and the API's limit. */
export function companyFacts({supportEmail, statusUrl}: CompanyAddresses): readonly Fact[] {
  return [
    {
      asks: translate({
        id: 'assistant.words.contact',
        message:
          'contact, reach you, reach support, reach sales, reach someone, email, e mail, mail, speak to, talk to, write to you, write to support, address, phone number',
      }),
      about: translate({
        id: 'assistant.words.aboutContact',
        message:
          'reach, speak, talk, write, human, support, sales, team, customer, client, service, help, person, people, real, send, message, company, firegrid',
      }),
      answer: () =>
        translate(
          {
            id: 'assistant.answer.contact',
            message: 'Write to {email}, or use the contact form on the home page.',
          },
          {email: supportEmail},
        ),
      sources: [sources.contact, sources.troubleshooting],
      replaces: ['/#contact'],
    },
    {
      asks: translate({
        id: 'assistant.words.status',
        message:
          'status page, service status, system status, is the service down, is the site down, is everything down, is the hub down, is it down, outage, status of the service',
      }),
      about: translate({
        id: 'assistant.words.aboutStatus',
        message: 'status, page, service, down, hub, system, site, incident, api, available',
      }),
      answer: () =>
        translate(
          {
            id: 'assistant.answer.status',
            message: 'The [status page]({url}) shows whether the service is up.',
          },
          {url: statusUrl},
        ),
      sources: [sources.contact, sources.troubleshooting],
    },
    {
      asks: translate({
        id: 'assistant.words.jobs',
        message:
          'job, jobs, hiring, hire, vacancy, vacancies, career, careers, open roles, open positions, roles are open, positions are open, work for you, work at, recruit',
      }),
      about: translate({
        id: 'assistant.words.aboutJobs',
        message: 'role, position, open, work, remote, remotely, apply, offer, available, company',
      }),
      answer: () => {
        const open = translate({
          id: 'assistant.answer.jobs',
          message: 'These roles are open, all of them remote and full-time:',
        });
        const lines = jobs.map(({title, id}) => `- [${title}](/careers/${id}/)`);
        return `${open}\n\n${lines.join('\n')}`;
      },
      sources: [sources.careers],
      replaces: ['/careers/', '/careers/#open-roles'],
    },
    {
      asks: translate({id: 'assistant.words.demo', message: 'demo, demos, demonstration'}),
      about: translate({
        id: 'assistant.words.aboutDemo',
        message: 'book, schedule, long, last, take, minute, request, view, watch, live, call',
      }),
      answer: () =>
        translate(
          {
            id: 'assistant.answer.demo',
            message:
              'A demo takes {minutes} minutes and uses your own app. Press **Schedule a demo** at the top of the home page to choose a time.',
          },
          {minutes: formatFact('demoMinutes')},
        ),
      sources: [sources.demo],
    },
    {
      asks: translate({
        id: 'assistant.words.apiLimit',
        message:
          'rate limit, rate limiting, request limit, limit of requests, api limit, too many requests, how many requests, how many api requests, how many api calls, how many calls, requests per minute, calls per minute',
      }),
      about: translate({
        id: 'assistant.words.aboutApiLimit',
        message:
          'api, request, call, limit, rate, minute, maximum, key, number, send, blocked, before, allowed, quota, second, override, raise, exceed',
      }),
      hasNumbers: true,
      answer: () =>
        translate(
          {
            id: 'assistant.answer.apiLimit',
            message:
              'The public API accepts **{count} requests a minute** for each API key. Above that limit it returns `429` with a `Retry-After` header.',
          },
          {count: formatFact('apiRequestsPerMinute')},
        ),
      sources: [sources.api, sources.rate],
    },
  ];
}
