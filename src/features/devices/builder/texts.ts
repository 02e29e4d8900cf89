import {translate} from '@docusaurus/Translate';
import {devicesOf} from '@site/src/data/devices/catalogue';
import type {SampleSession, Tool} from '@site/src/lib/samples/session/session';
import {deviceText, systemText} from '../texts';
import {ANY, versionOf, type Choice, type Subject} from './choice';

/** Names of languages and tools, the same in every language of the site. */
const TOOL_NAMES: Readonly<Record<Exclude<Tool, 'json'>, string>> = {
  'appium-java': 'Appium, Java',
  'appium-javascript': 'Appium, JavaScript',
  'appium-python': 'Appium, Python',
  'selenium-java': 'Selenium, Java',
  'selenium-javascript': 'Selenium, JavaScript',
  'selenium-python': 'Selenium, Python',
  webdriverio: 'WebdriverIO',
  katalon: 'Katalon Studio',
};

export const toolText = (tool: Tool): string =>
  tool === 'json'
    ? translate({id: 'builder.tool.json', message: 'Another client (JSON)'})
    : TOOL_NAMES[tool];

const ANY_LABELS: Readonly<Record<string, string>> = {
  'any-android': translate({id: 'builder.any.android', message: 'Any Android phone or tablet'}),
  'any-ios': translate({id: 'builder.any.ios', message: 'Any iPhone or iPad'}),
  'any-mac': translate({id: 'builder.any.mac', message: 'Any Mac'}),
};

export const subjectText = ({id, model}: Subject): string => model?.name ?? ANY_LABELS[id] ?? id;

/** Group of a subject in the list: its maker, where it has one. */
export const groupText = ({kind, model}: Subject): string =>
  kind === 'browser'
    ? translate({id: 'catalogue.kind.browser', message: 'Browsers'})
    : (model?.maker ?? translate({id: 'builder.any', message: 'Any model'}));

/** `Android 14`, `stable`, or `stable on macOS 14`. */
export function versionText(subject: Subject, version: string): string {
  if (version === ANY) {
    return translate({id: 'builder.version.any', message: 'Any version'});
  }
  const {model} = subject;
  if (!model) {
    return systemText(subject, Number(version));
  }
  const device = devicesOf(model).find((candidate) => versionOf(candidate) === version);
  return device && version !== device.release ? deviceText(device) : version;
}

/** Announced to screen readers after a change. */
export const choiceText = ({tool, subject, version}: Choice): string =>
  translate(
    {
      id: 'builder.announced',
      message: 'Configuration for {device}, {version}, with {tool}',
      description: 'Told by screen readers after each change of the form',
    },
    {
      device: subjectText(subject),
      version: versionText(subject, version),
      tool: toolText(tool),
    },
  );

/** Texts inside the code, in the language of the page. */
export const codeTexts: SampleSession['texts'] = {
  opens: translate({
    id: 'builder.code.opens',
    message: 'Opens a session. Always end it, even after a failure.',
    description: 'Comment in code, over the function that opens a session',
  }),
  waits: translate({
    id: 'builder.code.waits',
    message: 'The session may wait 300 seconds in the queue.',
    description: 'Comment in code, over the time limit of the client',
  }),
  key: translate({
    id: 'builder.code.key',
    message: 'your key',
    description: 'In a command, where the API key goes: export FIREGRID_API_KEY="your key"',
  }),
  terminal: 'Terminal',
  capabilities: translate({id: 'catalogue.page.capabilities', message: 'Capabilities'}),
};
