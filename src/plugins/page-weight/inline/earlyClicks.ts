/** Elements that count as controls. */
const CONTROLS = 'button,[role=button],[role=tab]';

/** Already answered by the browser itself, without any script of ours. */
const NATIVE = 'a[href],summary,input,[popovertarget],[command]';

/**
 * The script that remembers the last press on a control before React runs, and repeats it after.
 *
 * A press that arrives once `docusaurusRoot` is set is left alone: React 19 then hydrates at once
 * for a discrete event and answers it itself, so that repeating it would open and close a menu. It
 * makes an earlier press forgotten, for the same reason: someone pressed again until it answered.
 * Buttons that submit or reset a form act natively and are left alone too.
 *
 * Written short by hand: it is on every page, and the build refuses more than src/config/plugins.ts allows.
 */
export const earlyClicksScript = `var pressed;
listen(
  'click',
  (event) => {
    var control = event.target.closest('${CONTROLS}');
    if (control && event.isTrusted && !event.button)
      pressed =
        !window.docusaurusRoot &&
        !control.closest('${NATIVE}') &&
        !(control.form && control.type != 'button') &&
        control;
  },
  true,
);
new MutationObserver(() => {
  if (data.hasHydrated == 'true' && pressed) {
    pressed.click();
    pressed = 0;
  }
}).observe(root, {attributes: true});`;
