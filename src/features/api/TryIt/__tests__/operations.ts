import type {Operation} from '@site/src/lib/apiOperation';

export const listDevices: Operation = {
  id: 'listDevices',
  method: 'GET',
  path: '/devices',
  parameters: [
    {
      name: 'platform',
      in: 'query',
      required: false,
      type: 'string',
      enum: ['android', 'ios'],
      description: 'Keep devices with this operating system.',
      example: 'android',
    },
    {
      name: 'osVersion',
      in: 'query',
      required: false,
      type: 'string',
      pattern: String.raw`^\d{1,2}$`,
      example: '14',
    },
    {name: 'available', in: 'query', required: false, type: 'boolean', example: 'true'},
    {
      name: 'limit',
      in: 'query',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 200,
      example: '2',
    },
    {name: 'cursor', in: 'query', required: false, type: 'string', maxLength: 200},
  ],
  bodyExamples: [],
};

export const createTest: Operation = {
  id: 'createTest',
  method: 'POST',
  path: '/tests',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      type: 'string',
      minLength: 8,
      maxLength: 128,
      example: '5f0c1f6e-6a43-4f0a-9c55-2f8f2f7a9d10',
    },
  ],
  bodyExamples: [
    {summary: 'An Appium suite', value: {name: "Orders' suite", framework: 'appium'}},
    {summary: 'A Selenium suite', value: {name: 'Search', framework: 'selenium'}},
  ],
};
