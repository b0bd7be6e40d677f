import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The page views of one day.' })
export class VisitDay {
  @Field(() => String, { description: 'The day, `2027-03-28`, in UTC.' })
  day!: string;

  @Field(() => Int, { description: 'The number of page views.' })
  viewCount!: number;
}

@ObjectType({ description: 'The number of page views of one page or from one site.' })
export class VisitCount {
  @Field(() => String, { description: 'The path of the page, or the host of the site that linked to this one.' })
  name!: string;

  @Field(() => Int, { description: 'The number of page views.' })
  viewCount!: number;
}

@ObjectType({ description: 'The loading times of one route. Each value is the 75th percentile of the page views.' })
export class RouteVitals {
  @Field(() => String, { description: 'The route, such as `/resources/:slug`.' })
  route!: string;

  @Field(() => String, { description: 'The build of the site that served the pages.' })
  release!: string;

  @Field(() => Int, { description: 'The number of page views with measurements.' })
  viewCount!: number;

  @Field(() => Int, { nullable: true, description: 'The page load time in milliseconds. Null if it was not measured.' })
  loadMs!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The first contentful paint in milliseconds. Null if it was not measured.',
  })
  fcpMs!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The largest contentful paint in milliseconds. Null if it was not measured.',
  })
  lcpMs!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The interaction to next paint in milliseconds. Null if it was not measured.',
  })
  inpMs!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The cumulative layout shift, without a unit. Null if it was not measured.',
  })
  cls!: number | null;
}

@ObjectType({ description: 'Visits to the public pages, without personal data. For administrators.' })
export class VisitReport {
  @Field(() => [VisitDay], { description: 'Every day of the period, oldest first, including days without views.' })
  days!: VisitDay[];

  @Field(() => [VisitCount], { description: 'The pages with the most views, at most 50.' })
  pages!: VisitCount[];

  @Field(() => [VisitCount], { description: 'The sites with the most links to this site, at most 20.' })
  referrers!: VisitCount[];

  @Field(() => [RouteVitals], { description: 'Loading times by route and build, most views first, at most 100.' })
  vitals!: RouteVitals[];
}
