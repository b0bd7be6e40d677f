import { toDestination } from '#graphql/local-path.ts';
import { loginForm, registerForm } from '#graphql/validation.ts';
import type { PostedForm } from '#api/platform/http/posted-forms.ts';
import { read } from '#api/platform/http/rest.ts';
import { authPath } from './auth.paths.ts';
import { register } from './registration.service.ts';
import { login, logout } from './sign-in.service.ts';

const PENDING = 'Your account has been created and is pending approval';

/** Sign-in and registration for browsers without JavaScript. */
export const accountForms: Record<string, PostedForm> = {
  '/auth/login': {
    name: 'login',
    page: (next) => authPath('login', next),
    keeps: ['username'],
    run: async ({ context, body, next }) => {
      const { recoveryCode, ...input } = read(loginForm, body);
      await login(context, { ...input, code: input.code || recoveryCode });
      return { to: toDestination(next) };
    },
  },
  '/auth/register': {
    name: 'register',
    page: (next) => authPath('register', next),
    keeps: ['username', 'email', 'name', 'company', 'reason'],
    run: async ({ context, body, next }) => {
      const { confirmPassword: _confirmed, ...input } = read(registerForm, body);
      await register(context, input);
      const values = { username: input.username };
      return { to: authPath('login', next), name: 'registered', message: PENDING, values };
    },
  },
  '/auth/logout': {
    name: 'logout',
    run: async ({ context }) => {
      await logout(context);
      return { to: '/auth' };
    },
  },
};
