import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {Field, type FieldProps} from '@site/src/components/Field';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import {
  ANY,
  drives,
  firstSubject,
  isMac,
  isBrowser,
  LONGEST_TEXT,
  MOST_SESSIONS,
  placeOf,
  retarget,
  subjectOf,
  subjects,
  TOOLS,
  type Choice,
  type Subject,
  type Tool,
} from './choice';
import {hasLocation} from './session';
import styles from './builder.route.module.css';
import {subjectText, toolText, versionText} from './texts';

/** Montréal, as maps copy it. */
const EXAMPLE = '45.5019, -73.5674';

export interface FieldsProps {
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

/** Subjects by what they have in common: any model, then makers; browsers have none. */
function groupsOf(tool: Tool): ReadonlyMap<string, readonly Subject[]> {
  const any = translate({id: 'builder.any', message: 'Any model'});
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects.filter((each) => drives(tool, each))) {
    const name = isBrowser(subject)
      ? translate({id: 'catalogue.kind.browser', message: 'Browsers'})
      : (subject.model?.maker ?? any);
    groups.set(name, [...(groups.get(name) ?? []), subject]);
  }
  return groups;
}

/** The tool, the device and what is tested. */
export function TargetFields({choice, onChange}: FieldsProps): ReactNode {
  const {tool, model, version, test} = choice;
  const subject = subjectOf(model);
  const take = (next: Pick<Choice, 'tool' | 'model'>): void => onChange(retarget(choice, next));
  return (
    <fieldset className={styles.fields}>
      <legend>
        <Translate id="builder.target">Framework and device</Translate>
      </legend>
      <Field label={<Translate id="builder.tool">Framework</Translate>}>
        {(control) => (
          <select
            {...control}
            value={tool}
            onChange={({target}) => {
              const next = TOOLS.find((name) => name === target.value) ?? tool;
              const fits = subject && drives(next, subject);
              take({tool: next, model: fits ? model : firstSubject(next)});
            }}
          >
            {TOOLS.map((name) => (
              <option key={name} value={name}>
                {toolText(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={<Translate id="builder.model">Device</Translate>}
        description={
          tool === 'webdriverio' || tool === 'json' ? undefined : (
            <Translate id="builder.model.hint">
              Appium is for phones, tablets and Macs; Selenium and Katalon are for desktop browsers.
            </Translate>
          )
        }
      >
        {(control) => (
          <select
            {...control}
            value={model}
            translate="no"
            onChange={({target}) => take({tool, model: target.value})}
          >
            {[...groupsOf(tool)].map(([group, members]) => (
              <optgroup key={group} label={group}>
                {members.map((each) => (
                  <option key={each.id} value={each.id}>
                    {subjectText(each)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Field label={<Translate id="catalogue.page.version">Version</Translate>}>
        {(control) => (
          <select
            {...control}
            value={version}
            onChange={({target}) => onChange({version: target.value})}
          >
            {[ANY, ...(subject?.versions ?? [])].map((value) => (
              <option key={value} value={value}>
                {subject && versionText(subject, value)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {subject && !isBrowser(subject) && !isMac(subject) && (
        <Field label={<Translate id="builder.test">What you test</Translate>}>
          {(control) => (
            <select
              {...control}
              value={test}
              onChange={({target}) => onChange({test: target.value === 'web' ? 'web' : 'app'})}
            >
              <option value="app">{translate({id: 'builder.test.app', message: 'An app'})}</option>
              <option value="web">
                {translate({id: 'builder.test.web', message: "A website in the device's browser"})}
              </option>
            </select>
          )}
        </Field>
      )}
    </fieldset>
  );
}

interface TextFieldProps extends FieldsProps, Pick<FieldProps, 'label' | 'description' | 'error'> {
  readonly name: 'build' | 'name' | 'location';
}

function TextField({name, choice, onChange, ...field}: TextFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, (text) => onChange({[name]: text}));
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          ref={input}
          value={choice[name]}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => onChange({[name]: target.value})}
        />
      )}
    </Field>
  );
}

/** Fields with a default that fits most visitors. */
export function OptionFields({choice, onChange}: FieldsProps): ReactNode {
  const {sessions, video, location} = choice;
  const isWrong = location !== '' && !placeOf(location);
  return (
    <fieldset className={styles.fields}>
      <legend>
        <Translate id="builder.options">Options</Translate>
      </legend>
      <TextField
        {...{choice, onChange}}
        name="build"
        label={<Translate id="builder.build">Build</Translate>}
        description={
          <Translate id="builder.build.hint">Groups the sessions of a run in the portal.</Translate>
        }
      />
      <TextField
        {...{choice, onChange}}
        name="name"
        label={<Translate id="builder.name">Session name</Translate>}
        description={
          <Translate id="builder.name.hint">For example, the title of the test.</Translate>
        }
      />
      <Field
        label={<Translate id="builder.sessions">Concurrent sessions</Translate>}
        description={
          <Translate id="builder.sessions.hint">
            Up to the number of concurrent sessions in your plan.
          </Translate>
        }
      >
        {(control) => (
          <input
            {...control}
            type="number"
            min={1}
            max={MOST_SESSIONS}
            value={sessions}
            onChange={({target}) => {
              const number = Math.trunc(target.valueAsNumber) || 1;
              onChange({sessions: Math.min(Math.max(number, 1), MOST_SESSIONS)});
            }}
          />
        )}
      </Field>
      {hasLocation(choice) && (
        <TextField
          {...{choice, onChange}}
          name="location"
          label={<Translate id="builder.location">Simulated location</Translate>}
          description={
            <Translate
              id="builder.location.hint"
              values={{example: <span translate="no">{EXAMPLE}</span>}}
            >
              {
                'Latitude and longitude, such as {example}. On iPhone and iPad, it needs iOS 16.4 or later.'
              }
            </Translate>
          }
          error={
            isWrong && (
              <Translate id="builder.location.error">
                This is not a latitude and a longitude. Write two numbers with a comma between them
                and periods for decimals.
              </Translate>
            )
          }
        />
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={video === 'on'}
          onChange={({target}) => onChange({video: target.checked ? 'on' : 'off'})}
        />
        <Translate id="builder.video">Record a video</Translate>
      </label>
    </fieldset>
  );
}
