import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {Dialog} from '@site/src/components/Dialog';
import {Button} from '@site/src/components/Button';
import {languageTag} from '@site/src/lib/locale';
import {useListener} from '@site/src/lib/useListener';
import styles from './large.lazy.module.css';
import pictureStyles from './styles.route.module.css';
import type {DiagramProps} from '.';

const MINUS = '−';
const STEP = 1.25;
const LEAST = 0.25;
const MOST = 4;

/** Names in the picture begin like this; src/plugins/static-code/diagram.ts writes them. */
const NAMES = /\bd[\da-f]{6}-/g;

const percent = new Intl.NumberFormat(languageTag, {style: 'percent'});

/** The scrolling element, and the picture in it. */
const partsOf = (element: HTMLElement | null) => ({
  room: element?.parentElement,
  picture: element?.querySelector<SVGElement>('svg[role="img"]'),
});

const within = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/**
 * An SVG that is zoomed by buttons and keys, around the middle of what is seen. What contains it
 * scrolls, so the platform moves it by key, wheel and finger; a mouse drags it.
 */
function Zoom({children}: {readonly children: ReactNode}) {
  const ref = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const last = useRef(1);
  const by = (factor: number) => setZoom((now) => within(LEAST, now * factor, MOST));

  // As large as there is room for, and so that its words can be read: the rest scrolls. The dialog
  // opens after this part of it is there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const {room, picture} = partsOf(ref.current);
      if (room && picture) {
        const {width, height} = picture.getBoundingClientRect();
        const fitting = Math.min(room.clientWidth / width, room.clientHeight / height) * 0.9;
        setZoom(within(1, fitting, 2));
      }
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  useLayoutEffect(() => {
    const {room, picture} = partsOf(ref.current);
    if (room && picture) {
      const {scrollLeft, scrollTop, clientWidth, clientHeight} = room;
      const keep = (start: number, size: number) =>
        (start + size / 2) * (zoom / last.current) - size / 2;
      picture.style.inlineSize = `${Number(picture.getAttribute('width')) * zoom}px`;
      room.scrollLeft = keep(scrollLeft, clientWidth);
      room.scrollTop = keep(scrollTop, clientHeight);
      last.current = zoom;
    }
  }, [zoom]);

  useListener('keydown', ({key, ctrlKey, metaKey, altKey}) => {
    const factor = {'+': STEP, '=': STEP, '-': 1 / STEP}[key];
    // With Ctrl it is the browser's own zoom.
    if (factor && !(ctrlKey || metaKey || altKey)) {
      by(factor);
    }
  });

  return (
    <div
      ref={ref}
      className={styles.zoom}
      onPointerMove={({buttons, pointerType, movementX, movementY}) => {
        if (buttons === 1 && pointerType === 'mouse') {
          ref.current?.parentElement?.scrollBy(-movementX, -movementY);
        }
      }}
    >
      <div className={styles.picture}>{children}</div>
      <div className={clsx('floating', styles.controls)}>
        <Button
          variant="quiet"
          small
          aria-label={translate({id: 'diagram.zoomOut', message: 'Zoom out'})}
          aria-keyshortcuts="-"
          aria-disabled={zoom === LEAST}
          onClick={() => by(1 / STEP)}
        >
          {MINUS}
        </Button>
        <output>{percent.format(zoom)}</output>
        <Button
          variant="quiet"
          small
          aria-label={translate({id: 'diagram.zoomIn', message: 'Zoom in'})}
          aria-keyshortcuts="+"
          aria-disabled={zoom === MOST}
          onClick={() => by(STEP)}
        >
          +
        </Button>
      </div>
    </div>
  );
}

/** The diagram in a dialog, open from the start. */
export function Large({source, svg}: DiagramProps) {
  const [isOpen, setOpen] = useState(true);
  const [, title = ''] = /accTitle:\s*(.+)/.exec(source) ?? [];
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={title}
      closeLabel={translate({id: 'diagram.close', message: 'Close'})}
      size="full"
    >
      <Zoom>
        <div
          className={pictureStyles.picture}
          // The page has the same picture: its names must be others.
          dangerouslySetInnerHTML={{__html: svg.replace(NAMES, '$&large-')}}
        />
      </Zoom>
    </Dialog>
  );
}
