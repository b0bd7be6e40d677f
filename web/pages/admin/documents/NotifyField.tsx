import type { ComponentProps } from 'react';
import { CheckField } from '#web/forms/CheckField.tsx';

/** Asks for an email to the readers. It is off at first, because most changes concern no one. */
export const NotifyField = (props: Pick<ComponentProps<'input'>, 'checked' | 'onChange'>) => (
  <CheckField {...props} name="notify" label="Tell the people who can read it" />
);
