// Runs before each test file, in the browser's and in Node's environment.
import {format} from 'node:util';

// Messages are compared without the colours that CI and terminals ask for.
delete process.env.FORCE_COLOR;
process.env.NO_COLOR = '1';

const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    complaints.push(`console.${level}: ${format(...args)}`);
  };
}

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) {
    throw new Error(
      [
        'The test wrote to the console. Fix what it complains of, or, where the message is meant,',
        "expect it: jest.spyOn(console, 'warn').mockImplementation(() => undefined).",
        ...found,
      ].join('\n'),
    );
  }
});
