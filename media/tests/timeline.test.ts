import assert from 'node:assert/strict';
import {describe, it, mock} from 'node:test';
import {createTimeline} from '../scenes/shared/timeline';

interface FakeAnimation {
  readonly keyframes: readonly Keyframe[];
  currentTime: number;
  readonly pause: ReturnType<typeof mock.fn>;
}

/** An element that keeps the animations it is given. */
function fakeElement(): {element: Element; animations: FakeAnimation[]} {
  const animations: FakeAnimation[] = [];
  const element = {
    tagName: 'I',
    id: 'dot',
    getAttribute: () => 'cell',
    animate: (keyframes: readonly Keyframe[]) => {
      const animation = {keyframes, currentTime: 0, pause: mock.fn()};
      animations.push(animation);
      return animation;
    },
  };
  return {element: element as unknown as Element, animations};
}

describe('createTimeline', () => {
  it('spans the whole loop, so that nothing snaps back to the style sheet', () => {
    const {element, animations} = fakeElement();
    createTimeline(1000).track(element, 'opacity', [
      [200, 0],
      [300, 1],
      [800, 0],
    ]);
    const frames = animations[0]!.keyframes.map(({offset, opacity}) => [offset, opacity]);
    assert.deepEqual(frames, [
      [0, 0],
      [0.2, 0],
      [0.3, 1],
      [0.8, 0],
      [1, 0],
    ]);
  });

  it('changes a value, and brings it back gradually or unseen', () => {
    const {element, animations} = fakeElement();
    const {change} = createTimeline(1000);
    change(element, 'opacity', [0, 1], [200, 300], {back: [700, 800]});
    change(element, 'opacity', [0, 1], [200, 300], {held: [700, 800]});
    for (const {keyframes} of animations) {
      assert.deepEqual(
        keyframes.map(({offset, opacity}) => `${offset} ${opacity}`),
        ['0 0', '0.2 0', '0.3 1', '0.7 1', '0.8 0', '1 0'],
      );
    }
    const eases = animations.map(({keyframes}) => keyframes[3]?.easing);
    assert.deepEqual(eases, ['cubic-bezier(0.6, 0, 0.2, 1)', 'steps(1, end)']);
  });

  it('puts every animation and listener at the time, wrapped into the loop', () => {
    const {element, animations} = fakeElement();
    const timeline = createTimeline(1000);
    const listener = mock.fn();
    timeline.show(element, 100, 900);
    timeline.onSeek(listener);
    timeline.seek(2350);
    assert.equal(animations[0]!.pause.mock.callCount(), 1);
    assert.equal(animations[0]!.currentTime, 350);
    assert.deepEqual(listener.mock.calls.at(-1)?.arguments, [350]);
    timeline.seek(-50);
    assert.deepEqual(listener.mock.calls.at(-1)?.arguments, [950]);
  });

  it('refuses a track that would jump at the seam', () => {
    const {element} = fakeElement();
    const timeline = createTimeline(1000);
    assert.throws(() => {
      timeline.track(element, 'opacity', [
        [0, 0],
        [500, 1],
      ]);
    }, /opacity of <i id="dot" class="cell"> starts at 0 and ends at 1/);
  });

  it('lets a scene that does not loop end elsewhere, and stay there', () => {
    const {element, animations} = fakeElement();
    const timeline = createTimeline(1000, {loops: false});
    timeline.track(element, 'opacity', [
      [0, 0],
      [500, 1],
    ]);
    timeline.show(element, 200, Infinity, 100);
    const shown = animations[1]!.keyframes.map(({offset, opacity}) => [offset, opacity]);
    assert.deepEqual(shown, [
      [0, 0],
      [0.2, 0],
      [0.3, 1],
      [1, 1],
    ]);
    timeline.seek(2350);
    assert.equal(animations[0]!.currentTime, 1000);
    timeline.seek(-50);
    assert.equal(animations[0]!.currentTime, 0);
  });

  const disordered: readonly [string, number, number][] = [
    ['out of order', 400, 300],
    ['past the end', 400, 1200],
  ];
  for (const [name, first, second] of disordered) {
    it(`refuses stops that are ${name}`, () => {
      const {element} = fakeElement();
      const timeline = createTimeline(1000);
      assert.throws(
        () => {
          timeline.track(element, 'opacity', [
            [first, 1],
            [second, 1],
          ]);
        },
        new RegExp(`stop 1 at ${second} ms`),
      );
    });
  }
});
