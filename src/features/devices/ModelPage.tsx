import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import clsx from 'clsx';
import {useState, type CSSProperties, type ReactNode} from 'react';
import {Breadcrumbs} from '@site/src/components/PageTitle/Breadcrumbs';
import {CopyButton} from '@site/src/components/CopyButton';
import {PageTitle} from '@site/src/components/PageTitle';
import {StaticCode} from '@site/src/components/mdx/StaticCode';
import {Table} from '@site/src/components/mdx/Table';
import {copyNotices} from '@site/src/data/commonTexts';
import {capabilitiesOf, targetOf} from '@site/src/data/devices/capabilities';
import {catalogue, devicesOf} from '@site/src/data/devices/catalogue';
import {statusOf} from '@site/src/data/devices/history';
import type {Device, Model} from '@site/src/data/devices/types';
import {colourCode} from '@site/src/lib/colourCode';
import styles from './page.route.module.css';
import {DEVICES_PATH, deviceText, factsOf, statusText, systemText} from './texts';

/** Of the API, the same in every language. */
const NAMES = {
  ...{id: 'id', createTest: 'POST /tests'},
  ...{stable: 'stable', previous: 'stable-1', earlier: 'stable-2', beta: 'beta'},
} as const;

function Devices({devices}: {readonly devices: readonly Device[]}): ReactNode {
  const status = translate({id: 'catalogue.facet.status', message: 'Status'});
  // On phones rows are cards, which say the names of their columns.
  const labels = {'--c2': JSON.stringify(NAMES.id), '--c3': JSON.stringify(status)};
  return (
    <Table data-kind="cards" style={labels as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="catalogue.page.version">Version</Translate>
          </th>
          <th scope="col">
            <code>{NAMES.id}</code>
          </th>
          <th scope="col">{status}</th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <tr key={device.id}>
            <td>{deviceText(device)}</td>
            <td className={styles.id}>
              <span>
                <code>{device.id}</code>
                <CopyButton
                  isIcon
                  label={translate(
                    {id: 'catalogue.page.copy', message: 'Copy {id}'},
                    {id: device.id},
                  )}
                  getText={() => device.id}
                  notices={copyNotices}
                />
              </span>
            </td>
            <td>{statusText(statusOf(device))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The capabilities of one device, with a choice where they differ. */
function Capabilities({devices}: {readonly devices: readonly Device[]}): ReactNode {
  const [chosen, setChosen] = useState(0);
  const codes = devices.map((device) => JSON.stringify(capabilitiesOf(targetOf(device)), null, 2));
  const choices = devices.filter((_device, index) => codes.indexOf(codes[index] ?? '') === index);
  const device = choices[chosen] ?? choices[0];
  const code = codes[device ? devices.indexOf(device) : 0] ?? '';
  return (
    device && (
      <>
        {choices.length > 1 && (
          <div
            className={styles.choices}
            role="group"
            aria-label={translate({id: 'catalogue.page.version', message: 'Version'})}
            data-needs-script
          >
            {choices.map((choice, index) => (
              <button
                key={choice.id}
                type="button"
                className={styles.choice}
                aria-pressed={choice === device}
                onClick={() => setChosen(index)}
              >
                {choice.release && choice.model.slug !== 'safari'
                  ? choice.release
                  : deviceText(choice)}
              </button>
            ))}
          </div>
        )}
        <StaticCode
          language="json"
          html={colourCode(code)}
          title={translate({id: 'catalogue.page.capabilities', message: 'Capabilities'})}
          width="60"
        />
      </>
    )
  );
}

function ModelContent({model}: {readonly model: Model}): ReactNode {
  const devices = devicesOf(model);
  const {name} = model;
  return (
    <main>
      <article className={clsx('page-column', styles.page)}>
        <PageTitle
          above={
            <Breadcrumbs
              label={translate({id: 'catalogue.page.trail', message: 'Breadcrumbs'})}
              crumbs={[
                {name: translate({id: 'catalogue.title', message: 'Devices'}), path: DEVICES_PATH},
                {name, path: `${DEVICES_PATH}${model.slug}/`},
              ]}
            />
          }
        >
          <span translate="no">{name}</span>
        </PageTitle>
        <dl className={styles.facts}>
          {factsOf(model)
            .filter(({id, value}) => value && id !== 'versions')
            .map(({id, label, value}) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <Heading as="h2" id="devices">
          <Translate id="catalogue.page.devices">Versions and ids</Translate>
        </Heading>
        <p>
          <Translate
            id="catalogue.page.ids"
            values={{
              link: (
                <Link to="/api-documentation/create-test/">
                  <code>{NAMES.createTest}</code>
                </Link>
              ),
            }}
          >
            {'Use these ids in {link} to run a suite on these devices.'}
          </Translate>
        </p>
        {model.releases && (
          <p>
            <Translate
              id="catalogue.page.releases"
              values={{
                stable: <code>{NAMES.stable}</code>,
                previous: <code>{NAMES.previous}</code>,
                earlier: <code>{NAMES.earlier}</code>,
                beta: <code>{NAMES.beta}</code>,
              }}
            >
              {
                'On each version of macOS, {stable} is the newest stable release that runs there; {previous} and {earlier} are the two before it. {beta} is the current beta. These names stay the same when a new release comes out.'
              }
            </Translate>
          </p>
        )}
        <Devices devices={devices} />
        <Heading as="h2" id="capabilities">
          <Translate id="catalogue.page.session">Open a session</Translate>
        </Heading>
        <p>
          <Translate
            id="catalogue.page.sessionText"
            values={{
              builder: (
                <Link to={`/documentation/reference/capability-builder/?model=${model.slug}`}>
                  <Translate id="catalogue.page.builder">capability builder</Translate>
                </Link>
              ),
              link: (
                <Link to="/documentation/reference/capabilities/">
                  <Translate id="catalogue.page.sessionLink">all capabilities</Translate>
                </Link>
              ),
            }}
          >
            {
              'Your client sends these capabilities to the hub. The {builder} adds your app and your build, and writes the code for your framework; the reference has {link}.'
            }
          </Translate>
        </p>
        <Capabilities key={model.slug} devices={devices} />
      </article>
    </main>
  );
}

/** The page of the model that the address names. One route serves all of them. */
export function ModelPage(): ReactNode {
  const {pathname} = useLocation();
  const slug = pathname.split('/').findLast(Boolean);
  const model = catalogue.find((candidate) => candidate.slug === slug);
  if (!model) {
    return <NotFound />;
  }
  const versions = [...new Set(devicesOf(model).map(({version}) => systemText(model, version)))];
  return (
    <Layout
      title={translate(
        {id: 'catalogue.page.title', message: '{name}: test on real hardware'},
        {name: model.name},
      )}
      description={translate(
        {
          id: 'catalogue.page.description',
          message: 'Run tests on {name} ({versions}). Ids for the API and capabilities to copy.',
        },
        {name: model.name, versions: versions.join(', ')},
      )}
    >
      <ModelContent model={model} />
    </Layout>
  );
}
