import {capabilitiesOf, targetOf} from '../capabilities';
import {catalogue, devicesOf} from '../catalogue';

it.each([
  ['pixel-8', {platformName: 'Android', 'appium:deviceName': 'Google Pixel 8'}],
  ['ipad-mini-6th-generation', {platformName: 'iOS', 'appium:automationName': 'XCUITest'}],
  ['mac-mini', {platformName: 'mac', 'appium:platformVersion': '14'}],
  ['edge', {browserName: 'MicrosoftEdge', browserVersion: 'beta'}],
  ['safari', {browserName: 'safari', 'safari:platformVersion': '14'}],
])('asks for %s', (slug, some) => {
  const [device] = catalogue.filter((model) => model.slug === slug).flatMap(devicesOf);
  expect(device && capabilitiesOf(targetOf(device))).toMatchObject(some);
});

it('asks for any device with a version of a system', () => {
  expect(capabilitiesOf({platform: 'ios', version: 18})).toEqual({
    platformName: 'iOS',
    'appium:automationName': 'XCUITest',
    'appium:platformVersion': '18',
  });
});
