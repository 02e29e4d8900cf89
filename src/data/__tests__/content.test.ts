import {brand} from '@site/src/config/brand';
import {benefits} from '../benefits';
import {deviceCategories} from '../devices';
import {formatFact} from '../facts';
import {faq} from '../faq';
import {languageSuggestions} from '../languageSuggestions';

/** One sentence for each text that stands twice. */
function doubles(file: string, texts: readonly string[]): string[] {
  const again = texts.filter((text, index) => texts.indexOf(text) !== index);
  return again.map((text) => `src/data/${file}: "${text}" stands there twice, name it once`);
}

describe('device categories', () => {
  it('are the four of the specification', () => {
    expect(deviceCategories.map(({kind, name}) => [kind, name])).toEqual([
      ['mobile', 'Mobile Devices'],
      ['tablet', 'Tablets'],
      ['browser', 'Browsers'],
      ['mac', 'Mac Instances'],
    ]);
  });

  it('name five devices each', () => {
    const problems = deviceCategories.flatMap(({kind, devices, description}) => [
      ...(devices.length === 5
        ? []
        : [`${kind}: name five devices, not ${devices.length}, or its card is uneven`]),
      ...(description ? [] : [`${kind}: write a description`]),
      ...doubles('devices.ts', devices),
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['mobile', ['iOS 17+', 'Android 14+', 'Android 13', 'iOS 16']],
    ['browser', ['Latest Stable', 'Latest Beta', 'Previous Versions']],
    ['mac', ['macOS Sonoma', 'macOS Ventura', 'macOS Monterey']],
  ])('of kind %s have the versions of the specification', (kind, versions) => {
    expect(deviceCategories.find((category) => category.kind === kind)?.versions).toEqual(versions);
  });

  it.each([
    ['browser', ['Chrome', 'Firefox', 'Safari', 'Edge', 'Opera']],
    ['mac', ['MacBook Pro', 'MacBook Air', 'iMac', 'Mac Mini', 'Mac Studio']],
  ])('of kind %s have the devices of the specification', (kind, devices) => {
    expect(deviceCategories.find((category) => category.kind === kind)?.devices).toEqual(devices);
  });
});

describe('benefits', () => {
  it('are the three of the specification', () => {
    expect(benefits.map(({title}) => title)).toEqual([
      'Device coverage',
      'Faster time to market',
      'Cost efficiency',
    ]);
  });

  it('each have a text and a lit grid that no other has', () => {
    const problems = benefits.flatMap(({id, description, pattern}) => [
      ...(description ? [] : [`${id}: write a description`]),
      ...(pattern.some((cell) => cell === 1) ? [] : [`${id}: light at least one of its cells`]),
    ]);
    expect([
      ...problems,
      ...doubles(
        'benefits.ts',
        benefits.map(({pattern}) => pattern.join('')),
      ),
    ]).toEqual([]);
  });

  it('take their numbers from the facts', () => {
    expect(benefits.map(({description}) => /\d+/.exec(description)?.[0])).toEqual([
      '500',
      '15',
      '60',
    ]);
  });
});

describe('frequently asked questions', () => {
  it('are six, on the topics of the specification', () => {
    expect(faq.map(({id}) => id)).toEqual([
      'what',
      'concurrency',
      'real',
      'integrations',
      'recording',
      'geo',
    ]);
  });

  it('are questions, with answers', () => {
    const problems = faq.flatMap(({id, question, answer}) => [
      ...(question.endsWith('?') ? [] : [`${id}: word it as a question`]),
      ...(/[.]$/.test(answer) ? [] : [`${id}: answer in whole sentences`]),
      ...(/[{}]/.test(question + answer) ? [`${id}: a place in braces was not filled in`] : []),
    ]);
    expect(problems).toEqual([]);
    expect(
      doubles(
        'faq.ts',
        faq.map(({question}) => question),
      ),
    ).toEqual([]);
  });

  it('name the brand and the limits of the plans', () => {
    expect(faq[0]?.question).toBe(`What is ${brand.name}?`);
    expect(faq[1]?.answer).toBe(
      `Fire and Starter run ${formatFact('starterSessions')} concurrent sessions, Professional ${formatFact('professionalSessions')}, Enterprise as many as you need.`,
    );
  });

  it('name every tool that the specification has tests and pipelines work with', () => {
    const answer = faq.find(({id}) => id === 'integrations')?.answer ?? '';
    const tools = ['Jenkins', 'GitHub Actions', 'GitLab CI/CD', 'CircleCI', 'Jira', 'Slack'];
    expect(
      [...tools, 'Katalon', 'Appium', 'Selenium'].filter((tool) => !answer.includes(tool)),
    ).toEqual([]);
  });
});

describe('the offer of the other language', () => {
  it('is made to French readers alone', () => {
    expect(Object.keys(languageSuggestions)).toEqual(['fr']);
  });

  it('is complete', () => {
    const problems = Object.entries(languageSuggestions).flatMap(([locale, texts]) =>
      ['label', 'text', 'link', 'dismiss']
        .filter((name) => !Reflect.get(texts ?? {}, name))
        .map((name) => `${locale}: write its "${name}", in the language of its readers`),
    );
    expect(problems).toEqual([]);
  });
});
