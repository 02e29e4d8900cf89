/**
 * The script that remembers the last press on a control before React runs, and repeats it after.
 *
 * A press that arrives once `docusaurusRoot` is set is left alone: React 19 then hydrates at once
 * for a discrete event and handles it itself, so that repeating it would open and close a menu. It
 * makes an earlier press forgotten, for the same reason: someone pressed again until it responded.
 * Buttons that submit or reset a form, or have a popover or command, act natively and are left alone too.
 *
 * For a link to a section, all blocks on the way get their heights first (src/css/custom.css): browsers go there after
 * this listener. Once `docusaurusRoot` is set, src/plugins/routes/client/sectionScroll.ts does so.
 *
 * Written short by hand: it is on every page, and the build refuses more than src/config/inlineScripts.ts allows.
 */
export const earlyClicksScript = `var pressed;
listen(
  'click',
  (event) => {
    var control = event.target.closest('button,[href*="#"]');
    if (control && event.isTrusted && !event.button)
      pressed =
        !self.docusaurusRoot &&
        (control.hash
          ? !delete data.face
          : !control.matches('[popovertarget],[command]') &&
            !(control.form && control.type != 'button') &&
            control);
  },
  1,
);
new MutationObserver(() => {
  if (data.hasHydrated == 'true' && pressed) pressed = pressed.click();
}).observe(root, {attributes: 1});`;
