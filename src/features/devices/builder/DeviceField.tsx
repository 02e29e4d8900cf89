import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent} from 'react';
import {Field} from '@site/src/components/Field';
import {Icon} from '@site/src/components/Icon';
import {useCombobox} from '@site/src/lib/useCombobox';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import styles from './builder.route.module.css';
import type {Choice, Subject} from './choice';
import {findSubjects} from './find';
import {subjectText} from './texts';

interface DeviceFieldProps {
  readonly choice: Choice;
  readonly onChoose: (subject: Subject) => void;
}

/**
 * A field with the list of devices that fit what is typed into it. Leaving the field takes the marked one.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function DeviceField({choice: {tool, subject}, onChoose}: DeviceFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Nothing where the field shows the device. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const name = subjectText(subject);
  const idOf = ({id}: Subject) => `${listId}-${id}`;
  const groups = isOpen ? [...findSubjects(tool, typed ?? '')] : [];
  const options = groups
    .flatMap(([, subjects]) => subjects)
    .map((each) => ({id: idOf(each), subject: each}));
  const hasList = isOpen && options.length > 0;

  const close = () => {
    setTyped(undefined);
    setIsOpen(false);
  };
  const choose = (option: {readonly subject: Subject} | undefined) => {
    if (option) {
      onChoose(option.subject);
      close();
    }
  };
  const {activeId, onKeyDown, reset} = useCombobox(
    hasList ? options : [],
    choose,
    typed === undefined ? idOf(subject) : undefined,
  );
  const open = (text?: string) => {
    setTyped(text);
    setIsOpen(true);
    reset();
  };
  const press = ({target}: MouseEvent) => {
    const element = target instanceof Element && target.closest('[role="option"]');
    choose(options.find(({id}) => element && element.id === id));
  };

  useEarlyText(input, open);
  // The keys scroll by themselves.
  const show = useEffectEvent(() => {
    if (activeId) {
      document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
    }
  });
  useEffect(() => show(), [hasList, typed]);

  return (
    <Field
      label={<Translate id="builder.model">Device</Translate>}
      description={
        tool !== 'webdriverio' &&
        tool !== 'json' && (
          <Translate id="builder.model.hint">
            Appium is for phones, tablets and Macs; Selenium and Katalon are for desktop browsers.
          </Translate>
        )
      }
      error={
        typed?.trim() &&
        options.length === 0 && (
          <Translate
            id="builder.model.unknown"
            values={{
              text: <span translate="no">{typed.trim()}</span>,
              device: <span translate="no">{name}</span>,
            }}
          >
            {
              'No device for this framework matches “{text}”. The code is still for {device}. Choose another device from the list, or change the framework.'
            }
          </Translate>
        )
      }
    >
      {(control) => (
        <div className={styles.combobox}>
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={hasList ? activeId : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            translate="no"
            value={typed ?? name}
            onChange={({target}) => open(target.value)}
            onClick={({currentTarget}) => {
              if (!isOpen) {
                if (typed === undefined) {
                  currentTarget.select();
                }
                open(typed);
              }
            }}
            onBlur={() => {
              if (typed?.trim()) {
                choose(options.find(({id}) => id === activeId));
                setIsOpen(false);
              } else {
                close();
              }
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && (isOpen || typed !== undefined)) {
                event.preventDefault();
                close();
              } else if (!isOpen && /^Arrow(Down|Up)$/.test(event.key)) {
                open(typed);
              } else {
                onKeyDown(event);
              }
            }}
          />
          <Icon name="chevron" />
          {hasList && (
            // The field has the focus and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              id={listId}
              role="listbox"
              aria-label={translate({id: 'builder.model.list', message: 'Devices'})}
              tabIndex={-1}
              translate="no"
              className={styles.list}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={press}
            >
              {groups.map(([group, members], index) => (
                <div key={group} role="group" aria-labelledby={`${listId}-${index}`}>
                  <div id={`${listId}-${index}`} role="presentation" className={styles.maker}>
                    {group}
                  </div>
                  {members.map((each) => (
                    <div
                      key={each.id}
                      id={idOf(each)}
                      role="option"
                      aria-selected={idOf(each) === activeId}
                      tabIndex={-1}
                      className={styles.option}
                    >
                      {subjectText(each)}
                      {each === subject && <Icon name="check" size={18} />}
                    </div>
                  ))}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
