import { CalendarAddress } from './calendar-address.entity.ts';
import { CalendarSetting } from './calendar-setting.entity.ts';
import { EventAnswerRow } from './event-answer.entity.ts';
import { EventDocument } from './event-document.entity.ts';
import { EventGroup } from './event-group.entity.ts';
import { EventNotification } from './event-notification.entity.ts';
import { EventReminder } from './event-reminder.entity.ts';
import { EventSeries } from './event-series.entity.ts';
import { EventSnapshot } from './event-snapshot.entity.ts';
import { EventRow } from './event.entity.ts';

export const eventTables = [
  CalendarAddress,
  CalendarSetting,
  EventAnswerRow,
  EventDocument,
  EventGroup,
  EventNotification,
  EventReminder,
  EventRow,
  EventSeries,
  EventSnapshot,
];
