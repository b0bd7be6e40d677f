import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { EventSeries } from './event-series.entity.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';

@Entity({ tableName: 'event_group' })
@Index({ name: 'event_group_of_group', properties: ['groupId'] })
export class EventGroup {
  [EntityName]?: 'EventGroup';

  @ManyToOne(() => EventSeries, {
    primary: true,
    mapToPk: true,
    fieldName: 'series_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  seriesId!: string;

  @ManyToOne(() => Group, {
    primary: true,
    mapToPk: true,
    fieldName: 'group_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  groupId!: string;
}
