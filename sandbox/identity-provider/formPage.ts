import {html, Markup} from '../shared/html';
import type {Locale} from '../shared/locale';
import type {Page} from '../shared/page';
import {MIN_PASSWORD, type AccountFault} from './accounts';
import {accountCard, page, texts} from './pages';

/** Also the last part of the form's path. */
export type AccountForm = 'login' | 'sign-up';

/** The content of a form, empty or after an attempt that failed. */
export interface FormState {
  readonly name?: string;
  readonly email: string;
  readonly fault?: AccountFault;
}

/**
 * Asks who the visitor is, or for what an account needs; each form links to the other.
 * @param action Path that the form posts to, `/login`, `/sign-up` and `/abort` below it.
 */
export function formPage(
  locale: Locale,
  action: string,
  form: AccountForm,
  {name = '', email, fault}: FormState,
): Page {
  const text = texts[locale];
  const isLogin = form === 'login';
  const described = fault && new Markup(' aria-invalid="true" aria-describedby="fault"');
  return page(
    locale,
    isLogin ? text.logIn : text.signUp,
    html`<p class="muted">${isLogin ? text.logInLead : text.signUpLead}</p>
      ${
        fault &&
        html`<p class="card alert" role="alert" id="fault">
          ${text.faults[fault].replace('{count}', String(MIN_PASSWORD))}
        </p>`
      }
      <form method="post" action="${action}/${form}">
        ${
          !isLogin &&
          html`<label for="name">${text.name}</label>
            <input
              type="text"
              id="name"
              name="name"
              value="${name}"
              autocomplete="name"
              required
            />`
        }
        <label for="email">${text.email}</label>
        <input
          type="text"
          inputmode="email"
          id="email"
          name="email"
          value="${email}"
          autocomplete="username"
          required${described}
        />
        <label for="password">${text.password}</label>
        <input
          type="password"
          id="password"
          name="password"
          autocomplete="${isLogin ? 'current-password' : 'new-password'}"
          ${!isLogin && new Markup(`minlength="${MIN_PASSWORD}"`)}
          required${described}
        />
        <div class="actions">
          <button type="submit">${isLogin ? text.logIn : text.signUpButton}</button>
          <button type="submit" class="quiet" formaction="${action}/abort" formnovalidate>
            ${text.cancel}
          </button>
        </div>
      </form>
      <p class="actions">
        <a href="${action}/${isLogin ? 'sign-up' : 'login'}"
          >${isLogin ? text.toSignUp : text.toLogIn}</a
        >
      </p>
      ${isLogin && accountCard(locale)}`,
  );
}
