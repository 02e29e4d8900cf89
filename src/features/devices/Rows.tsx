import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {memo, useState} from 'react';
import {CopyButton} from '@site/src/components/CopyButton';
import {copyNotices} from '@site/src/data/commonTexts';
import {devicesOf, neighboursOf} from '@site/src/data/devices/catalogue';
import {statusOf} from '@site/src/data/devices/history';
import {SYSTEMS, type Device, type Model} from '@site/src/data/devices/types';
import styles from './list.route.module.css';
import {deviceText, factLabels, factsOf, kindLabels, statusText} from './texts';

const FLAGS = {
  available: null,
  new: (
    <Translate id="catalogue.flag.new" description="On a model that has just come">
      New
    </Translate>
  ),
  retiring: (
    <Translate id="catalogue.flag.retiring" description="On a model that will go">
      Retiring
    </Translate>
  ),
} as const;

/** Of the API, the same in every language. */
const [stable, previous, earlier, beta] = ['stable', 'stable-1', 'stable-2', 'beta'] as const;

export const COMPARE = translate({
  id: 'catalogue.compare',
  message: 'Compare',
  description: 'Beside the box of a model',
});

/** The names of the columns; on phones, of the boxes alone. */
export function ListHead() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span className={styles.name}>
        <Translate id="catalogue.head.model">Model</Translate>
      </span>
      <span className={styles.year}>{factLabels.year}</span>
      <span className={styles.screen}>{factLabels.screen}</span>
      <span className={styles.versions}>
        <Translate id="catalogue.head.versions">System and versions</Translate>
      </span>
      <span className={styles.compare} data-needs-script>
        {COMPARE}
      </span>
    </div>
  );
}

/** Above the models of a maker, and above the browsers. */
export function GroupHead({group}: {readonly group: string}) {
  return (
    <>
      <li className={styles.group}>
        <Heading as="h2">{group || kindLabels.browser}</Heading>
      </li>
      {group === '' && (
        <li className={styles.note}>
          <Translate
            id="catalogue.page.releases"
            values={{
              stable: <code>{stable}</code>,
              previous: <code>{previous}</code>,
              earlier: <code>{earlier}</code>,
              beta: <code>{beta}</code>,
            }}
          >
            {
              'On each version of macOS, {stable} is the newest stable release that runs there; {previous} and {earlier} are the two before it. {beta} is the current beta. These names stay the same when a new release comes out.'
            }
          </Translate>
        </li>
      )}
    </>
  );
}

/** A version with the id that the API has for it. */
function Version({device, isOpen}: {readonly device: Device; readonly isOpen: boolean}) {
  const {id} = device;
  const status = statusText(statusOf(device));
  return (
    <div>
      <dt>{deviceText(device)}</dt>
      <dd>
        <code>{id}</code>
        {isOpen && (
          <CopyButton
            isIcon
            label={translate({id: 'catalogue.page.copy', message: 'Copy {id}'}, {id})}
            getText={() => id}
            notices={copyNotices}
          />
        )}
        {status && <span className={styles.since}>{status}</span>}
      </dd>
    </div>
  );
}

/** URLs that all rows lead to. */
interface Ways {
  readonly login: string;
  readonly builder: string;
}

interface ModelProps extends Ways {
  readonly model: Model;
}

/** A model in a line, and its details below it. */
export const ModelRow = memo(function ModelRow({model, login, builder}: ModelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const {slug, name, platform, versions} = model;
  const {year, screen, ...facts} = factsOf(model);
  const devices = devicesOf(model);
  const [status, ...others] = new Set(devices.map((device) => statusOf(device).kind));
  const flag = others.length === 0 && status ? FLAGS[status] : null;
  return (
    <details onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.year}>{year}</span>
        <span className={styles.screen}>{screen}</span>
        <span className={styles.versions} translate="no">
          <span data-system={platform}>{SYSTEMS[platform].name}</span> {versions.join(', ')}
        </span>
        {flag && <span className={clsx('flag', styles.flag)}>{flag}</span>}
      </summary>
      <dl>
        {(['maker', 'form', 'launch'] as const).map(
          (fact) =>
            facts[fact] && (
              <div key={fact}>
                <dt>{factLabels[fact]}</dt>
                <dd>{facts[fact]}</dd>
              </div>
            ),
        )}
        {devices.map((device) => (
          <Version key={device.id} device={device} isOpen={isOpen} />
        ))}
      </dl>
      {/* Hundreds of the theme's links would each watch the page for themselves. */}
      {/* oxlint-disable @docusaurus/no-html-links */}
      <div data-no-twin>
        <a href={login}>
          <Translate id="catalogue.row.session">Start a session</Translate>
        </a>
        <a href={builder + slug}>
          <Translate id="catalogue.row.builder">Use in the capability builder</Translate>
        </a>
        <a href={`#${slug}`}>
          <Translate id="catalogue.row.link">Link to this model</Translate>
        </a>
      </div>
      <div data-no-twin>
        <Translate id="catalogue.row.neighbours" description="Before links to two models">
          Similar models:
        </Translate>
        {neighboursOf(model).map((neighbour) => (
          <a key={neighbour.slug} href={`#${neighbour.slug}`} translate="no">
            {neighbour.name}
          </a>
        ))}
      </div>
      {/* oxlint-enable @docusaurus/no-html-links */}
    </details>
  );
});
