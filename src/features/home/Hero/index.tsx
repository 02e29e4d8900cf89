import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {EmberGrid, type LitCell} from '@site/src/components/EmberGrid';
import {MotionButton} from '@site/src/components/MotionButton';
import {motionLabels} from '@site/src/data/commonTexts';
import {formatFact} from '@site/src/data/formatFact';
import {useAnchor} from '@site/src/lib/useAnchor';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';
import {useAmbientVideo} from './useAmbientVideo';

/** Pixels of the recorded scenes: media/ makes them. */
const WIDTH = 540;
const HEIGHT = 1120;

interface PhoneVideoProps {
  readonly name: 'android' | 'ios';
  /** Describes film and poster to screen readers. */
  readonly label: string;
  readonly className?: string;
}

/** Widths that the posters are there in, all of the same shape, and how wide the phones are shown. */
const POSTER_WIDTHS = [351, 540];
const WIDE = '(width >= 60rem)';
const POSTER_SIZES = `${WIDE} 16rem, min(50vw, 12.5rem)`;

/** The poster of a film in each width, as `srcset` has it. */
function usePosters(name: PhoneVideoProps['name']) {
  const {withBaseUrl} = useBaseUrlUtils();
  return POSTER_WIDTHS.map(
    (width) => `${withBaseUrl(`/${name}-poster-${width}.avif`)} ${width}w`,
  ).join(', ');
}

function Film({name}: Pick<PhoneVideoProps, 'name'>) {
  return (
    <video
      ref={useAmbientVideo()}
      width={WIDTH}
      height={HEIGHT}
      src={useBaseUrl(`/${name}.webm`)}
      aria-hidden
      preload="none"
      muted
      loop
      playsInline
    />
  );
}

/**
 * A silent loop over its poster, which is seen until it plays, and instead of it where motion is unwelcome. Style sheets
 * and face come before the poster on phones; wide windows preload it. The film's element comes with the hydration:
 * browsers read a style sheet of 125 KB, that of their players, for the first one in a page.
 */
function PhoneVideo({name, label, className}: PhoneVideoProps) {
  return (
    <div className={clsx(styles.phone, className)}>
      <picture>
        <source type="image/avif" srcSet={usePosters(name)} sizes={POSTER_SIZES} />
        <img
          src={useBaseUrl(`/${name}-poster.webp`)}
          width={WIDTH}
          height={HEIGHT}
          alt={label}
          loading="lazy"
          fetchPriority="low"
        />
      </picture>
      {useIsBrowser() && <Film name={name} />}
    </div>
  );
}

/** Cells that glow, each with its own rhythm; they fade with the grid behind them. Phones have the first four. */
const EMBERS: readonly LitCell[] = [
  {column: 2, row: 2, delay: 0, tone: 'glow', light: 0.9},
  {column: 5, row: 1, delay: 2.4, light: 0.9},
  {column: 1, row: 6, delay: 3.2, tone: 'glow', light: 0.65},
  {column: 4, row: 9, delay: 1.8, light: 0.25},
  {column: 8, row: 4, delay: 1.1, light: 0.6},
  {column: 12, row: 2, delay: 4.1, light: 0.65},
  {column: 10, row: 7, delay: 0.7, light: 0.25},
  {column: 15, row: 5, delay: 2.9, tone: 'glow', light: 0.25},
];

interface HeroProps {
  readonly demoButton: ReactNode;
}

function HeroCopy({demoButton}: HeroProps) {
  return (
    <div>
      <Heading as="h1">{useSiteConfig().tagline}</Heading>
      <p className={styles.lead}>
        <Translate id="home.hero.lead" values={{devices: formatFact('deviceCount')}}>
          {
            'Test on over {devices} real phones, tablets, browsers and Macs, by hand or from your pipeline, in parallel and with video on request.'
          }
        </Translate>
      </p>
      <div className="button-row">
        <ButtonLink href={useLoginHref({signUp: true})}>
          <Translate id="home.hero.trial">Start free trial</Translate>
        </ButtonLink>
        {demoButton}
      </div>
      <ul className={clsx('lit-list', styles.notes)}>
        <li>
          <Translate id="home.hero.noCard">No credit card required</Translate>
        </li>
        <li>
          <Link to="/pricing/#trial">
            <Translate id="home.hero.trialDays" values={{days: formatFact('trialDays')}}>
              {'{days}-day free trial'}
            </Translate>
          </Link>
        </li>
        <li>
          <Translate id="home.hero.minutes" values={{minutes: formatFact('freeMinutes')}}>
            {'{minutes} free minutes per month'}
          </Translate>
        </li>
      </ul>
    </div>
  );
}

export function Hero({demoButton}: HeroProps) {
  return (
    <section
      id={useAnchor('hero')}
      tabIndex={-1}
      aria-label={useSiteConfig().tagline}
      className="night-opening"
      data-surface="night"
    >
      {/* The largest paint of wide screens; on phones it would keep the text waiting. */}
      <Head>
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media={WIDE}
          imageSrcSet={usePosters('android')}
          imageSizes={POSTER_SIZES}
          fetchPriority="high"
        />
      </Head>
      <EmberGrid cells={EMBERS} className={styles.backdrop} />
      <div className={clsx('page-column', styles.inner)}>
        <HeroCopy demoButton={demoButton} />
        <div className={styles.phones}>
          <PhoneVideo
            name="android"
            className={styles.android}
            label={translate({
              id: 'home.hero.android',
              message:
                'An automated test taps through an app on an Android phone; every step passes.',
            })}
          />
          <PhoneVideo
            name="ios"
            className={styles.ios}
            label={translate({
              id: 'home.hero.ios',
              message: 'An automated test taps through an app on an iPhone; every step passes.',
            })}
          />
          <MotionButton labels={motionLabels} className={styles.motion} />
        </div>
      </div>
    </section>
  );
}
