import {createIdleQueue} from '../client/idleQueue';

function setUp(limit = 3) {
  const tasks: (() => void)[] = [];
  const done: string[] = [];
  const state = {paused: false};
  const queue = createIdleQueue({
    limit,
    whenIdle: (task) => tasks.push(task),
    isPaused: () => state.paused,
    run: (path) => done.push(path),
  });
  return {queue, tasks, done, state, idle: () => tasks.shift()?.()};
}

describe('idle queue', () => {
  it('does one path per idle moment, in order', () => {
    const {queue, tasks, done, idle} = setUp();
    queue.add('/a/');
    queue.add('/b/');
    expect(done).toEqual([]);
    expect(tasks).toHaveLength(1);
    idle();
    expect(done).toEqual(['/a/']);
    idle();
    expect(done).toEqual(['/a/', '/b/']);
    expect(tasks).toHaveLength(0);
  });

  it('takes each path once and no more than the limit', () => {
    const {queue} = setUp(2);
    expect(['/a/', '/a/', '/b/', '/c/'].map(queue.add)).toEqual([true, false, true, false]);
  });

  it('waits while paused and goes on after', () => {
    const {queue, tasks, done, state, idle} = setUp();
    queue.add('/a/');
    state.paused = true;
    idle();
    queue.add('/b/');
    expect(done).toEqual([]);
    expect(tasks).toHaveLength(0);
    state.paused = false;
    queue.resume();
    queue.resume();
    expect(tasks).toHaveLength(1);
    idle();
    idle();
    expect(done).toEqual(['/a/', '/b/']);
  });

  it('drops what waits on a new page, and lets it be asked for again', () => {
    const {queue, done, idle} = setUp(2);
    queue.add('/a/');
    queue.add('/b/');
    idle();
    queue.startPage();
    idle();
    expect(done).toEqual(['/a/']);
    expect(['/a/', '/b/', '/c/', '/d/'].map(queue.add)).toEqual([false, true, true, false]);
    idle();
    expect(done).toEqual(['/a/', '/b/']);
  });
});
