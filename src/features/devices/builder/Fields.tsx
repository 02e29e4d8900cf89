import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {Field, type FieldProps} from '@site/src/components/Field';
import {TOOLS} from '@site/src/lib/samples/session/session';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import styles from './builder.route.module.css';
import {ANY, LONGEST_TEXT, MOST_SESSIONS, placeOf, retarget, type Choice} from './choice';
import {DeviceField} from './DeviceField';
import {toolText, versionText} from './texts';

/** Montréal, as maps copy it. */
const EXAMPLE = '45.5019, -73.5674';

interface FieldsProps {
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

interface SelectFieldProps<T extends string> {
  readonly label: ReactNode;
  readonly value: T;
  readonly values: readonly T[];
  readonly textOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const {label, value, values, textOf, onChange} = props;
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({target}) => onChange(values[target.selectedIndex] ?? value)}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {textOf(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The tool, the device and what is tested. */
export function TargetFields({choice, onChange}: FieldsProps) {
  const {tool, subject, version, test} = choice;
  const tests = {
    app: translate({id: 'builder.test.app', message: 'An app'}),
    web: translate({id: 'builder.test.web', message: "A website in the device's browser"}),
  };
  return (
    <fieldset className={styles.fields}>
      <legend>
        <Translate id="builder.target">Framework and device</Translate>
      </legend>
      <SelectField
        label={<Translate id="builder.tool">Framework</Translate>}
        value={tool}
        values={TOOLS}
        textOf={toolText}
        onChange={(next) => onChange(retarget(choice, {tool: next}))}
      />
      <DeviceField
        choice={choice}
        onChoose={(next) => onChange(retarget(choice, {subject: next}))}
      />
      <SelectField
        label={<Translate id="catalogue.page.version">Version</Translate>}
        value={version}
        values={[ANY, ...subject.versions]}
        textOf={(value) => versionText(subject, value)}
        onChange={(next) => onChange({version: next})}
      />
      {subject.platform !== 'macos' && (
        <SelectField
          label={<Translate id="builder.test">What you test</Translate>}
          value={test}
          values={['app', 'web']}
          textOf={(value) => tests[value]}
          onChange={(next) => onChange({test: next})}
        />
      )}
    </fieldset>
  );
}

interface TextFieldProps extends FieldsProps, Pick<FieldProps, 'label' | 'description' | 'error'> {
  readonly name: 'build' | 'name' | 'location';
}

function TextField({name, choice, onChange, ...field}: TextFieldProps) {
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
export function OptionFields({choice, onChange}: FieldsProps) {
  const {subject, sessions, video, location} = choice;
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
      {subject.platform !== 'macos' && (
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
            location !== '' &&
            !placeOf(location) && (
              <Translate id="builder.location.error">
                This isn't a latitude and a longitude. Write two numbers with a comma between them
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
