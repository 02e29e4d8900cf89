/** Strokes on a 24 × 24 field, drawn for this site. */
const PATHS = {
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  external: 'M14 5h5v5M19 5l-9 9M11 6H6v12h12v-5',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  search: 'M11 5a6 6 0 100 12 6 6 0 000-12zM15.5 15.5L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  light:
    'M12 8a4 4 0 100 8 4 4 0 000-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  dark: 'M19.5 14.5A8 8 0 119.5 4.5a6.5 6.5 0 0010 10z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  language:
    'M12 3a9 9 0 100 18 9 9 0 000-18zM3.5 9h17M3.5 15h17M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  wrap: 'M4 6h16M4 12h13a3 3 0 010 6h-4M15.5 15.5L13 18l2.5 2.5M4 18h5',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Edge in pixels at the default text size; it grows with the text. */
  readonly size?: number;
}

export function Icon({name, size = 20}: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
