import { createPayload } from '../platform/graphql/mutation-types.ts';
import { User } from '../users/user.entity.ts';
import { ViewerUser } from '../users/viewer.type.ts';

const success = (description: string) => ({ success: { type: () => Boolean, description } });

export const LoginPayload = createPayload('login', {
  viewer: { type: () => ViewerUser, description: 'The account that is signed in now.' },
});

export const RegisterPayload = createPayload('register', {
  user: { type: () => User, description: 'The requested account. Its status is PENDING until a reviewer decides.' },
});

export const LogoutPayload = createPayload('logout', success('Always true, also if no session existed.'));

export const ConfirmIdentityPayload = createPayload('confirmIdentity', {
  viewer: { type: () => ViewerUser, description: 'The account whose owner confirmed their identity.' },
});

export const RequestPasswordResetPayload = createPayload(
  'requestPasswordReset',
  success('Always true, also if no account has the email address.'),
);

export const ResetPasswordPayload = createPayload('resetPassword', success('Always true.'));

export const RequestEmailVerificationPayload = createPayload(
  'requestEmailVerification',
  success('Always true, also if no account has the email address or if it is verified.'),
);

export const RequestEmailChangePayload = createPayload(
  'requestEmailChange',
  success('Always true, also if another account has the email address.'),
);

export const VerifyEmailPayload = createPayload('verifyEmail', success('Always true.'));

export const ChangePasswordPayload = createPayload('changePassword', {
  viewer: { type: () => ViewerUser, description: 'The account with its new session.' },
});

export const DeleteOwnAccountPayload = createPayload('deleteOwnAccount', success('Always true.'));
