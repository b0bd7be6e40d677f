import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Page views of one day.' })
export class VisitDay {
  @Field(() => String, { description: 'The day, `2027-03-28`, in UTC.' })
  day!: string;

  @Field(() => Int, { description: 'How often a page was opened.' })
  views!: number;
}

@ObjectType({ description: 'How often something was counted.' })
export class VisitCount {
  @Field(() => String, { description: 'A path, or the host of the site that linked here.' })
  name!: string;

  @Field(() => Int, { description: 'Page views.' })
  views!: number;
}

@ObjectType({ description: 'How pages of one route loaded: the value that three of four page views stay within.' })
export class RouteVitals {
  @Field(() => String, { description: 'The route, such as `/resources/:slug`.' })
  route!: string;

  @Field(() => String, { description: 'The build that served them.' })
  release!: string;

  @Field(() => Int, { description: 'Page views that measured something.' })
  views!: number;

  @Field(() => Int, { nullable: true, description: 'Page load time, milliseconds.' })
  loadMs!: number | null;

  @Field(() => Int, { nullable: true, description: 'First contentful paint, milliseconds.' })
  fcpMs!: number | null;

  @Field(() => Int, { nullable: true, description: 'Largest contentful paint, milliseconds.' })
  lcpMs!: number | null;

  @Field(() => Int, { nullable: true, description: 'Interaction to next paint, milliseconds.' })
  inpMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Cumulative layout shift.' })
  cls!: number | null;
}

@ObjectType({ description: 'Visits to the public pages, without any personal data.' })
export class VisitReport {
  @Field(() => [VisitDay], { description: 'Every day of the span, oldest first, also those without a view.' })
  days!: VisitDay[];

  @Field(() => [VisitCount], { description: 'The pages opened most, at most 50.' })
  pages!: VisitCount[];

  @Field(() => [VisitCount], { description: 'The sites that linked here most, at most 20.' })
  referrers!: VisitCount[];

  @Field(() => [RouteVitals], { description: 'By route and build, most viewed first, at most 100.' })
  vitals!: RouteVitals[];
}
