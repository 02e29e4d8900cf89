import {act, renderHook} from '@testing-library/react';
import {useLazyModule} from '../useLazyModule';

interface Part {
  readonly name: string;
}

const PART: Part = {name: 'calendar'};

function setUp(load: () => Promise<Part>) {
  const {result, rerender} = renderHook(() => useLazyModule(load));
  return {
    state: () => result.current[0],
    start: async () => {
      await act(async () => {
        result.current[1]();
        await Promise.resolve();
      });
    },
    startFunction: () => result.current[1],
    rerender,
  };
}

it('loads nothing before it is asked to', () => {
  const load = jest.fn(async () => Promise.resolve(PART));
  expect(setUp(load).state()).toEqual({status: 'idle'});
  expect(load).not.toHaveBeenCalled();
});

it('says that it loads, then hands over the part', async () => {
  let finish: (part: Part) => void = () => undefined;
  const part = setUp(
    async () =>
      new Promise<Part>((resolve) => {
        finish = resolve;
      }),
  );
  await part.start();
  expect(part.state()).toEqual({status: 'loading'});
  await act(async () => {
    finish(PART);
    await Promise.resolve();
  });
  expect(part.state()).toEqual({status: 'ready', module: PART});
});

it('loads once, however often it is asked to', async () => {
  const load = jest.fn(async () => Promise.resolve(PART));
  const part = setUp(load);
  act(() => {
    part.startFunction()();
    part.startFunction()();
  });
  await part.start();
  await part.start();
  expect(load).toHaveBeenCalledTimes(1);
  expect(part.state()).toEqual({status: 'ready', module: PART});
});

it('logs a failure and loads again when it is asked again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new Error('ChunkLoadError');
  const load = jest
    .fn<Promise<Part>, []>()
    .mockRejectedValueOnce(broken)
    .mockResolvedValueOnce(PART);
  const part = setUp(load);
  await part.start();
  expect(part.state()).toEqual({status: 'failed'});
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not be loaded'), broken);
  await part.start();
  expect(part.state()).toEqual({status: 'ready', module: PART});
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps its start function, so that effects may depend on it', () => {
  const part = setUp(async () => Promise.resolve(PART));
  const before = part.startFunction();
  part.rerender();
  expect(part.startFunction()).toBe(before);
});
