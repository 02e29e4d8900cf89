// Features of browsers that components need to mount and jsdom lacks.
import '@testing-library/jest-dom';
import {cleanup} from '@testing-library/react';

afterEach(cleanup);

const mediaQuery = (media: string): Omit<MediaQueryList, 'addListener' | 'removeListener'> =>
  Object.assign(new EventTarget(), {matches: false, media, onchange: null});

class NeverIntersecting implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class NeverResizing implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom knows the element without its methods; modality and focus are for the browser tests. */
const dialogMethods = {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) {
      return;
    }
    this.open = false;
    this.returnValue = returnValue ?? this.returnValue;
    this.dispatchEvent(new Event('close'));
  },
};

// A plugin's test may ask for Node by its docblock.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    matchMedia: mediaQuery,
    IntersectionObserver: NeverIntersecting,
    ResizeObserver: NeverResizing,
  });
  // Nothing lies anywhere: there is no layout.
  Object.assign(Document.prototype, {elementsFromPoint: () => []});
  Object.assign(HTMLDialogElement.prototype, dialogMethods);
  Object.assign(Performance.prototype, {getEntriesByType: () => []});
}
