import {randomUUID} from 'node:crypto';
import {testAccount} from '../accounts';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly givenName: string;
  /** As it was written; two that differ in case alone are one. */
  readonly email: string;
  readonly password: string;
}

/** The fields of the form that creates an account. */
export type NewAccount = Pick<Account, 'name' | 'email' | 'password'>;

/** Why an account was not found or made. */
export type AccountFault = 'wrong' | 'incomplete' | 'taken';

export const MIN_PASSWORD = 8;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The people who can log in: the test account, and those who sign up while the sandbox runs. */
export class Accounts {
  #accounts: readonly Account[] = [testAccount];

  find(id: string | undefined): Account | undefined {
    return this.#accounts.find((account) => account.id === id);
  }

  /** The account of an address and its password; `wrong` where they do not belong together. */
  check(email: string, password: string): Account | AccountFault {
    const found = this.#accounts.find((account) => isSame(account.email, email));
    return found?.password === password ? found : 'wrong';
  }

  /** Creates an account, unless something is missing or the address has one. */
  create({name, email, password}: NewAccount): Account | AccountFault {
    if (!name.trim() || !/.@./.test(email) || password.length < MIN_PASSWORD) {
      return 'incomplete';
    }
    if (this.#accounts.some((account) => isSame(account.email, email))) {
      return 'taken';
    }
    const [givenName = ''] = name.trim().split(/\s+/);
    const account = {id: randomUUID(), name: name.trim(), givenName, email: email.trim(), password};
    this.#accounts = [...this.#accounts, account];
    return account;
  }
}
